import { transform } from 'esbuild';
import { esbuildFault } from './esbuild-fault';
import type { SampleFault } from './sample';

/** `…` and `...` stand for what is left out: a value, a member or the rest of a list. */
const ELLIPSIS_PATTERN = /"(?:[^"\\\n]|\\.)*"|,?\s*(?:\.{3}|…)\s*(?=[\]}])|(?:\.{3}|…)\s*,?/g;

/** Checks JSON, with comments or without; what is left out with `…` is taken for granted. */
export async function parseJson(code: string): Promise<SampleFault | null> {
  const whole = code.replace(ELLIPSIS_PATTERN, (found) => (found.startsWith('"') ? found : blank(found)));
  try {
    JSON.parse(whole);
    return null;
  } catch {
    // Comments, or a real mistake: JavaScript's parser takes the former and says where the latter is.
  }
  try {
    await transform(`(${whole}\n)`, { loader: 'js', logLevel: 'silent' });
    return null;
  } catch (error) {
    return esbuildFault(error, 1);
  }
}

/** As many blanks, the line breaks kept. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
