import { findEsbuildFault } from './esbuild-fault';
import type { SampleFault } from './sample';

/** Both patterns match texts too, in which nothing else is looked for. */
const COMMENT_PATTERN = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
/** `…` and `...` stand for what is left out: a value (1), the rest of a list, or other members. */
const ELLIPSIS_PATTERN =
  /"(?:[^"\\\n]|\\.)*"|(\.{3}|…)(?<=:\s*(?:\.{3}|…))|(?:,\s*)?(?:\.{3}|…)\s*(?=[\]}])|(?:\.{3}|…)\s*,?/g;

/** Checks JSON, with comments or without; what is left out with `…` is taken for granted. */
export function parseJson(code: string): Promise<SampleFault | null> {
  const plain = code.replace(COMMENT_PATTERN, (found) => (found.startsWith('"') ? found : blank(found)));
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
