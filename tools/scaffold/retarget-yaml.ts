import type { Edit } from '../check/finding';
import { parseYamlText, replaceText, textValues } from './yaml-text';

/**
 * Changes that give texts of a YAML file other values, wherever they stand; every other byte stays.
 *
 * @param renamed new value of a text; undefined when it may stay
 */
export function retargetYaml(
  text: string,
  file: string,
  renamed: (value: string, keys: readonly (string | number)[]) => string | undefined,
): Edit[] {
  return textValues(parseYamlText(text, file)).flatMap(({ node, keys }) => {
    const value = renamed(node.value, keys);
    return value === undefined ? [] : replaceText(node, value);
  });
}
