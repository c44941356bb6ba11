import { Converter } from 'opencc-js/t2cn';

/** The block of common Chinese characters. */
const FIRST = 0x4e00;
const LAST = 0x9fff;

/** Traditional characters whose simplified form is one of `used`, each with that form. */
export function traditionalCharacters(used: ReadonlySet<string>): Record<string, string> {
  const convert = Converter({ from: 't', to: 'cn' });
  const table: Record<string, string> = {};
  for (let code = FIRST; code <= LAST; code++) {
    const character = String.fromCharCode(code);
    if (used.has(character)) continue;
    const simplified = convert(character);
    if (simplified !== character && used.has(simplified)) table[character] = simplified;
  }
  return table;
}
