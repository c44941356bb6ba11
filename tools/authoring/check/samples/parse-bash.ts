import { ParseError, parse } from 'sh-syntax';
import type { SampleFault } from './sample';

/** `<name>` is for the reader to fill in; a shell would read it as two redirections. */
const PLACEHOLDER_PATTERN = /<(?=[^<>\s]*[\p{L}])[^<>\n|&;"'`()]*>/gu;

/** Checks shell commands with a parser for bash. `<placeholders>` count as words. */
export async function parseBash(code: string): Promise<SampleFault | null> {
  const filled = code.replace(PLACEHOLDER_PATTERN, (found) => 'x'.repeat(found.length));
  try {
    await parse(filled);
    return null;
  } catch (error) {
    return shellFault(error);
  }
}

/** Whether all of them parse, in a single run: starting the parser takes longer than parsing. */
export async function areAllBash(codes: readonly string[]): Promise<boolean> {
  return (await parseBash(codes.map((code) => `(\n:\n${code}\n)`).join('\n'))) === null;
}

function shellFault(error: unknown): SampleFault {
  // The parser ran out of stack or memory.
  if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError)
    return { line: 1, column: 1, message: 'it is nested too deeply' };
  if (!(error instanceof ParseError)) throw error;
  return { line: error.Pos?.Line ?? 1, column: error.Pos?.Col ?? 1, message: error.Text };
}
