import { transform } from 'esbuild';
import { esbuildFault } from './esbuild-fault';
import type { SampleFault } from './sample';

/** A line that says that something is left out. */
const ELLIPSIS_LINE_PATTERN = /^[ \t]*(?:\.{3}|…+)[ \t]*;?$/gm;

/** Checks JavaScript: a script, a module, or an expression. */
export async function parseJs(code: string): Promise<SampleFault | null> {
  const whole = code.replace(ELLIPSIS_LINE_PATTERN, '');
  try {
    await transform(whole, { loader: 'js', logLevel: 'silent' });
    return null;
  } catch (error) {
    return esbuildFault(error);
  }
}
