import { isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { TextPlace } from './line-starts';

/**
 * Place of a key or value in a valid YAML text, 1-based; undefined when there is none. `below`: top-level key in whose
 * value to search; absent to search the whole text. `skip`: number of matching scalars to skip first.
 */
export function findScalar(
  text: string,
  { value, below, skip = 0 }: { value: string; below?: string; skip?: number },
): TextPlace | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, logLevel: 'silent' });
  const scope = below === undefined ? document.contents : document.get(below, true);
  const offsets: number[] = [];
  visit(isNode(scope) ? scope : null, {
    Scalar(_, node) {
      if (node.value === value && node.range) offsets.push(node.range[0]);
    },
  });
  const offset = offsets[skip];
  if (offset === undefined) return undefined;
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
