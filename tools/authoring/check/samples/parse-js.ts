import { findEsbuildFault } from './esbuild-fault';
import type { SampleFault } from './sample';

/** A line of dots, which means that something is left out. */
const ELLIPSIS_LINE_PATTERN = /^[ \t]*(?:\.{3}|…+)[ \t]*;?$/gm;

/** Checks JavaScript: a script, a module, or an expression. */
export function parseJs(code: string): Promise<SampleFault | null> {
  return findEsbuildFault(code.replace(ELLIPSIS_LINE_PATTERN, ''), 'js');
}
