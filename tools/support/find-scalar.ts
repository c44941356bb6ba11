import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { TextPlace } from './line-starts';

interface WantedScalar {
  value: string;
  /** Top-level key below which to search; absent to search the whole text. */
  below?: string;
  /** Number of matching scalars to skip first. */
  skip?: number;
}

/**
 * Place of a key or value in a valid YAML text, 1-based; undefined when there is none. A value in which the wanted text
 * is only a part, such as `apiKey` for `api`, does not count.
 */
export function findScalar(text: string, { value, below, skip = 0 }: WantedScalar): TextPlace | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, logLevel: 'silent' });
  let toSkip = skip;
  let offset: number | undefined;
  visit(document, {
    Scalar(_, node, ancestors) {
      if (node.value !== value) return undefined;
      const top = ancestors[2];
      const isBelow = isPair(top) && isScalar(top.key) && top.key.value === below && node !== top.key;
      if (below !== undefined && !isBelow) return undefined;
      if (toSkip-- > 0) return undefined;
      offset = node.range?.[0];
      return visit.BREAK;
    },
  });
  if (offset === undefined) return undefined;
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
