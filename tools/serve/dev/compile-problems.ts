import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from 'webpack';
import type { DevProblem } from '../../../src/bundle/dev-messages';

/** One mistake as SWC draws it: a line with what is wrong, the place, the code with a mark below it. */
const SWC_PATTERN =
  /^(?:Error:)?[ ]*[x\u00d7] (.+)\n[^\n]*\[(.+?):(\d+):(\d+)\]\n([\s\S]*?)(?:^[ ]*(?:`|\u2570)-*|$(?![\s\S]))/gm;

/** Where css-loader, PostCSS and webpack stopped: `(3:14)`, `3:14-20`. */
const PLACE_PATTERN = /\(?(\d+):(\d+)\)?/;

/** Lines of a message that name a loader or the program and not the mistake. */
const NOISE_PATTERN = /^(?:Module .*|Error:|Caused by:.*|at .*|)$/;

/** Lines of code shown with a mistake. */
const MAX_LINES = 12;

/** Mistakes in the app's source as webpack reports them, each with its place. */
export function describeCompileErrors(errors: readonly StatsError[], root: string): DevProblem[] {
  return errors.flatMap((error) => {
    const text = stripVTControlCharacters(error.message);
    const drawn = [...text.matchAll(SWC_PATTERN)].map(
      ([, message = '', file = '', line, column, code = '']) => {
        const place = { line: Number(line), column: markedColumn(code) ?? Number(column) };
        return { file: belowRoot(file, root), ...place, message, hint: code.trimEnd() };
      },
    );
    return drawn.length > 0 ? drawn : [describeOther(error, text, root)];
  });
}

function describeOther(error: StatsError, text: string, root: string): DevProblem {
  const [, line, column] = PLACE_PATTERN.exec(error.loc ?? '') ?? PLACE_PATTERN.exec(text) ?? [];
  const file = error.moduleIdentifier?.split('!').pop()?.split(/[?|]/)[0] ?? error.moduleName ?? '';
  const lines = text.split('\n').filter((said) => !NOISE_PATTERN.test(said.trim()));
  return {
    file: belowRoot(file, root),
    ...(line !== undefined && { line: Number(line), column: Number(column) }),
    message: (lines[0] ?? text).replace(/^\w*Error: /, '').trim(),
    ...(lines.length > 1 && { hint: lines.slice(1, MAX_LINES).join('\n').trimEnd() }),
  };
}

/** 1-based column of the mark below the code; SWC's own figure is at times that of the line's start. */
function markedColumn(code: string): number | undefined {
  const lines = code.split('\n');
  const at = lines.findIndex((line) => /^\s*[:\u00b7] .*[\^\u2500\u252c]/.test(line));
  const start = (lines[at - 1] ?? '').search(/[|\u2502] /);
  const mark = (lines[at] ?? '').search(/[\^\u2500\u252c]/);
  return at < 0 || start < 0 ? undefined : mark - start - 1;
}

function belowRoot(file: string, root: string): string {
  return path.isAbsolute(file)
    ? path.relative(root, file).split(path.sep).join('/')
    : file.replace(/^\.\//, '');
}
