import type { Edit } from '../check/finding';
import { parseYamlText, replaceText, textValues } from './yaml-text';

/**
 * Edits that replace texts of a YAML file, wherever they are; every other byte stays.
 *
 * @param renamed new value of a text; undefined when it stays the same
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
