import { type TransformFailure, transform } from 'esbuild';
import type { SampleFault } from './sample';

/** A line of dots, which means that something is left out. */
const ELLIPSIS_LINE_PATTERN = /^[ \t]*(?:\.{3}|…+)[ \t]*;?$/gm;

/**
 * Matches a comment. Group 1: the end of a block comment, empty when it is never closed. This pattern and the next one
 * also match strings, closed or not, so that they find nothing inside a string.
 */
const COMMENT_PATTERN = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(\*\/|$)/g;
/** `…` and `...` stand for omitted content: a value (group 1), the rest of a list, or other members. */
const ELLIPSIS_PATTERN =
  /"(?:[^"\\\n]|\\.)*"?|(\.{3}|…)(?<=:\s*(?:\.{3}|…))|(?:,\s*)?(?:\.{3}|…)\s*(?=[\]}])|(?:\.{3}|…)\s*,?/g;

/** Checks JavaScript: a script or a module. */
export function parseJs(code: string): Promise<SampleFault | null> {
  return findFault(code.replace(ELLIPSIS_LINE_PATTERN, ''), 'js');
}

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
  return findFault(whole, 'json');
}

/** Replaces a text with spaces; keeps its line breaks. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Returns the first mistake that esbuild finds; null when the code is correct. */
async function findFault(code: string, loader: 'js' | 'json'): Promise<SampleFault | null> {
  try {
    // The output is not used. It is minified, because the indentation of deeply nested code would take gigabytes.
    await transform(code, { loader, logLevel: 'silent', minifyWhitespace: true });
    return null;
  } catch (error) {
    const { errors: [first] = [] } = error as Partial<TransformFailure>;
    // Any other failure of esbuild is not a fault of the sample.
    if (!first) throw error;
    const { line = 1, column = 0 } = first.location ?? {};
    return { line, column: column + 1, message: first.text };
  }
}
