import type { Edit } from '../check/finding';
import { parseYamlText, replaceText, textValues } from './yaml-text';

/**
 * Changes that give texts of a YAML file other values, wherever they stand; every other byte stays.
 *
 * @param renamed new value of a text; undefined when it may stay
 * @param firstLine line of the file on which `text` begins
 */
export function retargetYaml(
  text: string,
  file: string,
  renamed: (value: string, keys: readonly (string | number)[]) => string | undefined,
  firstLine = 1,
): Edit[] {
  return textValues(parseYamlText(text, file, firstLine)).flatMap(({ node, keys }) => {
    const value = renamed(node.value, keys);
    return value === undefined ? [] : replaceText(node, value);
  });
}
