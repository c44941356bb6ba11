import { type Document, isCollection, isScalar, type Range, visit } from 'yaml';

/** A key that is not allowed in a document. */
export interface OddKey {
  offset: number;
  message: string;
  hint: string;
}

/**
 * The first key that occurs twice, or that is a list or a mapping (`? - a`, `{{ a }}: b`). The yaml package converts
 * lists and mappings in keys to text, in time that explodes with their depth.
 */
export function findOddKey(document: Document): OddKey | undefined {
  let odd: OddKey | undefined;
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
