import { findEsbuildFault } from './esbuild-fault';
import type { SampleFault } from './sample';

/**
 * A comment (1: the end of a block comment; empty when it is never closed). Both patterns also match strings, closed or
 * not, so that nothing inside a string is found.
 */
const COMMENT_PATTERN = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(\*\/|$)/g;
/** `…` and `...` stand for omitted content: a value (1), the rest of a list, or other members. */
const ELLIPSIS_PATTERN =
  /"(?:[^"\\\n]|\\.)*"?|(\.{3}|…)(?<=:\s*(?:\.{3}|…))|(?:,\s*)?(?:\.{3}|…)\s*(?=[\]}])|(?:\.{3}|…)\s*,?/g;

/** Checks JSON with or without comments; content omitted with `…` counts as valid. */
export function parseJson(code: string): Promise<SampleFault | null> {
  // The parser reports a comment that is never closed.
  const plain = code.replace(COMMENT_PATTERN, (found, end?: string) =>
    found.startsWith('"') || end === '' ? found : blank(found),
  );
  const whole = plain.replace(ELLIPSIS_PATTERN, (found, value?: string) => {
    if (value !== undefined) return '0'.padEnd(found.length);
    return found.startsWith('"') ? found : blank(found);
  });
  return findEsbuildFault(whole, 'json');
}

/** Replaces a text with spaces; keeps its line breaks. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
