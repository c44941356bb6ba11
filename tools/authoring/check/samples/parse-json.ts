import { findEsbuildFault } from './esbuild-fault';
import type { SampleFault } from './sample';

/**
 * A comment (1: the end of one of several lines; empty where it is never closed). Both patterns match strings too,
 * closed or not, in which nothing else is looked for.
 */
const COMMENT_PATTERN = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(\*\/|$)/g;
/** `…` and `...` stand for what is left out: a value (1), the rest of a list, or other members. */
const ELLIPSIS_PATTERN =
  /"(?:[^"\\\n]|\\.)*"?|(\.{3}|…)(?<=:\s*(?:\.{3}|…))|(?:,\s*)?(?:\.{3}|…)\s*(?=[\]}])|(?:\.{3}|…)\s*,?/g;

/** Checks JSON, with comments or without; what is left out with `…` is taken for granted. */
export function parseJson(code: string): Promise<SampleFault | null> {
  // A comment that is never closed is left to the parser to complain about.
  const plain = code.replace(COMMENT_PATTERN, (found, end?: string) =>
    found.startsWith('"') || end === '' ? found : blank(found),
  );
  const whole = plain.replace(ELLIPSIS_PATTERN, (found, value?: string) => {
    if (value !== undefined) return '0'.padEnd(found.length);
    return found.startsWith('"') ? found : blank(found);
  });
  return findEsbuildFault(whole, 'json');
}

/** As many blanks, the line breaks kept. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
