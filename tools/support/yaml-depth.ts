import { type CST, Parser } from 'yaml';

/**
 * YAML nested deeper is refused before it is composed into a document: composing recurses as deep, and when the stack
 * overflows, V8 may end the whole process instead of throwing. Levels.
 */
export const MAX_YAML_DEPTH = 100;

/** Offset of a value that is nested too deep; undefined when there is none. The package's parser does not recurse. */
export function findTooDeep(text: string): number | undefined {
  const open: { token: CST.Token | null | undefined; depth: number }[] = [];
  for (const token of new Parser().parse(text)) {
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
