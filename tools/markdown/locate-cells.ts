import type { Token, Tokens } from 'marked';
import { type MappedText, mapRewritten, slice } from './mapped-text';

/** Line of the first row below the header, counted from 0: the header and the delimiter row come before it. */
const FIRST_BODY_LINE = 2;

/** Calls `locate` for each cell of a table with its tokens and its place in the source. Unescaped pipes separate the cells of a row. */
export function locateCells(
  table: Tokens.Table,
  mapped: MappedText,
  locate: (tokens: readonly Token[], source: MappedText) => void,
): void {
  const lines = linesOf(mapped);
  for (const [i, row] of [table.header, ...table.rows].entries()) {
    const line = lines[i === 0 ? 0 : FIRST_BODY_LINE + i - 1];
    const parts = line ? splitRow(line) : [];
    for (const [column, { text, tokens }] of row.entries()) {
      const part = parts[column];
      if (part) locate(tokens, mapRewritten(part, text));
    }
  }
}

function linesOf(mapped: MappedText): MappedText[] {
  let start = 0;
  return mapped.text.split('\n').map((line) => {
    const part = slice(mapped, start, start + line.length);
    start += line.length + 1;
    return part;
  });
}

const UNESCAPED_PIPE_PATTERN = /(?<!\\)(?:\\\\)*\|/g;

/** The cells of a row. White space before a leading pipe is no cell; what follows a trailing pipe is one, which no column names. */
function splitRow(row: MappedText): MappedText[] {
  const pipes = [...row.text.matchAll(UNESCAPED_PIPE_PATTERN)].map(
    ({ 0: found, index }) => index + found.length - 1,
  );
  const cells = [...pipes, row.text.length].map((end, i) => slice(row, (pipes[i - 1] ?? -1) + 1, end));
  return cells[0]?.text.trim() === '' ? cells.slice(1) : cells;
}
