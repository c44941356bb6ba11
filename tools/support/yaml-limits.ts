import {
  type CST,
  type Document,
  isCollection,
  isScalar,
  type LineCounter,
  Parser,
  type Range,
  visit,
} from 'yaml';

/**
 * Maximum nesting of YAML, in levels. Deeper YAML is refused before it is composed into a document: composing is
 * recursive, and when the stack overflows, V8 may end the whole process instead of throwing.
 */
export const MAX_YAML_DEPTH = 100;

/**
 * Offset of a value that is nested too deeply; undefined when there is none. Uses the parser of the yaml package, which
 * is not recursive.
 *
 * @param lines receives the starts of the text's lines
 */
export function findTooDeep(text: string, lines?: LineCounter): number | undefined {
  const open: { token: CST.Token | null | undefined; depth: number }[] = [];
  for (const token of new Parser(lines?.addNewLine).parse(text)) {
    open.push({ token, depth: 0 });
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { token: current, depth } = next;
      if (!current) continue;
      if (depth > MAX_YAML_DEPTH) return current.offset;
      if (current.type === 'document') open.push({ token: current.value, depth });
      if (!('items' in current)) continue;
      for (const { key, value } of current.items) {
        open.push({ token: value, depth: depth + 1 }, { token: key, depth: depth + 1 });
      }
    }
  }
  return undefined;
}

/**
 * A key that occurs twice in its mapping, or that is a list or a mapping (`? - a`, `{{ a }}: b`). The yaml package converts
 * lists and mappings in keys to text, in time that explodes with their depth.
 */
export function findOddKey(document: Document) {
  let odd: { offset: number; message: string; hint: string } | undefined;
  const stopAt = (key: { range?: Range | null | undefined }, message: string, hint: string): symbol => {
    odd = { offset: key.range?.[0] ?? 0, message, hint };
    return visit.BREAK;
  };
  visit(document, {
    Map(_, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (isCollection(key)) {
          return stopAt(key, 'a list or a mapping stands where a key should', 'Write the key as text.');
        }
        if (!isScalar(key) || key.source === '<<') continue;
        if (known.has(key.value)) {
          return stopAt(key, `the key "${key.value}" is used twice`, 'Remove one of them.');
        }
        known.add(key.value);
      }
      return undefined;
    },
  });
  return odd;
}
