import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from 'webpack';
import type { DevProblem } from '../../../src/bundle/dev-messages';
import { errorCodeOf } from '../../support/error-code';

/** A place in a message: `(3:14)`, or `3:14-20` in webpack's own form, where the first column is 0. */
const PLACE_PATTERN = /(\d+):(\d+)/;

/** Lines that do not help an author: names of loaders, stack frames, empty lines. */
const NOISE_PATTERN = /^(?:Module build failed.*|Error:|Caused by:.*|at .*|)$/;

/** Maximum number of lines of one message that are shown, the first included. */
const MAX_LINES = 12;

/** Turns webpack's compile errors in the app's source into problems, each with its place and the code around it. */
export function describeCompileErrors(errors: readonly StatsError[], root: string): DevProblem[] {
  return errors.map((error) => {
    const text = stripVTControlCharacters(error.message);
    const file = error.moduleIdentifier?.split('!').pop()?.split(/[?|]/)[0] ?? error.moduleName ?? '';
    const lines = text.split('\n').filter((line) => !NOISE_PATTERN.test(line.trim()));
    const place = readPlace(error.loc, 1) ?? readPlace(text, 0);
    const hint = lines.length > 1 ? lines.slice(1, MAX_LINES).join('\n').trimEnd() : codeFrameAt(file, place);
    return {
      file: belowRoot(file, root),
      ...place,
      message: (lines[0] ?? text).replace(/^\w*Error: /, '').trim(),
      ...(hint !== undefined && { hint }),
    };
  });
}

/** `columnOffset`: webpack's own `loc` counts columns from 0, loaders' messages from 1. */
function readPlace(text = '', columnOffset: number): { line: number; column: number } | undefined {
  const [, line, column] = PLACE_PATTERN.exec(text) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) + columnOffset };
}

/** The line of a place, with a mark below the column; undefined without a place, or when the file cannot be read. */
function codeFrameAt(file: string, place: ReturnType<typeof readPlace>): string | undefined {
  if (!place) return undefined;
  try {
    const line = readFileSync(file, 'utf8').split('\n')[place.line - 1] ?? '';
    return `${line}\n${' '.repeat(place.column - 1)}^`;
  } catch (error) {
    if (errorCodeOf(error) !== undefined) return undefined;
    throw error;
  }
}

function belowRoot(file: string, root: string): string {
  return path.isAbsolute(file)
    ? path.relative(root, file).split(path.sep).join('/')
    : file.replace(/^\.\//, '');
}
