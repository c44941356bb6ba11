import { parse } from 'acorn';
import { type ParseError, parse as parseJsonText, printParseErrorCode, stripComments } from 'jsonc-parser';
import type { SampleFault } from './sample';

/** A line of dots, which means that something is left out. */
const ELLIPSIS_LINE_PATTERN = /^[ \t]*(?:\.{3}|…+)[ \t]*;?$/gm;

/**
 * `…` and `...` stand for omitted content: a value (group 1), the rest of a list, or other members. Also matches
 * strings, closed or not, so that nothing is found inside a string.
 */
const ELLIPSIS_PATTERN =
  /"(?:[^"\\\n]|\\.)*"?|(\.{3}|…)(?<=:\s*(?:\.{3}|…))|(?:,\s*)?(?:\.{3}|…)\s*(?=[\]}])|(?:\.{3}|…)\s*,?/g;

/** Checks JavaScript: a script, a module, or the body of a function. */
export function parseJs(code: string): SampleFault | null {
  const whole = code.replace(ELLIPSIS_LINE_PATTERN, '');
  try {
    parse(whole, {
      ecmaVersion: 'latest',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowImportExportEverywhere: true,
      allowHashBang: true,
    });
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError && 'pos' in error)) throw error;
    // The parser adds the position to its messages.
    return { ...positionOf(whole, Number(error.pos)), message: error.message.replace(/ \(\d+:\d+\)$/, '') };
  }
}

/** Checks JSON with or without comments; content omitted with `…` counts as valid. */
export function parseJson(code: string): SampleFault | null {
  const whole = stripComments(code, ' ').replace(ELLIPSIS_PATTERN, (found, value?: string) => {
    if (value !== undefined) return '0'.padEnd(found.length);
    return found.startsWith('"') ? found : found.replace(/[^\n]/g, ' ');
  });
  const faults: ParseError[] = [];
  parseJsonText(whole, faults);
  const [first] = faults;
  if (!first) return null;
  // The names are such as `ColonExpected`.
  const message = printParseErrorCode(first.error).replace(
    /\B[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  return { ...positionOf(whole, first.offset), message };
}

/** Line and column of an offset, both from 1. */
function positionOf(text: string, offset: number): Pick<SampleFault, 'line' | 'column'> {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
