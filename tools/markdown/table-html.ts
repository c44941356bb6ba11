import type { Tokens } from 'marked';
import { element, textElement } from '../support/markup';
import { calloutIds } from './callouts';
import { plainText } from './heading-text';
import type { PageEnv } from './page-env';
import { measureText } from './screen/measure-text';
import { sinceBadge } from './version-marks';

/** Width of an article on the narrowest phone, less the table's border. Pixels, as all widths here. */
const PHONE_WIDTH = 286;

/** Size of text in a table on a phone, and the padding of a cell, both sides together (`tables.css`). */
const TEXT_SIZE = 15;
const CELL_PADDING = 20;

/** Text in a column narrower than this is hard to read, unless all of it fits on a line. */
const READABLE_WIDTH = 8 * TEXT_SIZE;

/** A part of a text that is not broken: a Latin word, a path, a name in code. */
const WORD_PATTERN = /[!-\u024f]+/g;

type RowAttributes = Readonly<Record<string, string | number | undefined>>;

type InlineHtml = (cell: Tokens.TableCell) => string;

/**
 * HTML of a table. The first cell of a row of several names the row. One that does not fit on a phone is shown there as a list of
 * entries (`tables.css`): its cells carry the names of their columns, and the roles that browsers take from a table
 * that is not displayed as one.
 */
export function tableHtml(
  { header, rows }: Tokens.Table,
  renderInline: InlineHtml,
  { versions, calloutNumbers }: Pick<PageEnv, 'versions' | 'calloutNumbers'>,
): string {
  const isList = header.length > 1 && phoneWidth([header, ...rows]) > PHONE_WIDTH;
  const role = (name: string) => ({ role: isList ? name : undefined });
  const inlineHtml: InlineHtml = (cell) => addCellBreaks(renderInline(cell));
  const labels = header.map(({ tokens }) => plainText(tokens));
  const rowHtml = (cells: readonly string[], attributes: RowAttributes = {}) =>
    `${element('tr', { ...role('row'), ...attributes }, cells.join(''))}\n`;
  const headHtml = header.map((cell) => {
    const attributes = { scope: 'col', align: cell.align ?? undefined, ...role('columnheader') };
    return element('th', attributes, inlineHtml(cell));
  });
  const bodyHtml = rows.map((cells) => {
    const since = versions.ofRow(cells.slice(0, 2).map(({ tokens }) => plainText(tokens)));
    const badge = since === undefined ? '' : sinceBadge(since);
    const number = cells[0] && calloutNumbers.get(cells[0]);
    const link = number === undefined ? '' : calloutLink(number);
    const [name, ...values] = cells.map((cell, i) => {
      const align = cell.align ?? undefined;
      const html = inlineHtml(cell);
      // An empty cell names nothing.
      if (i === 0 && cells.length > 1 && cell.tokens.length > 0)
        return element('th', { scope: 'row', align, ...role('rowheader') }, link + html + badge);
      const label = isList ? labels[i] || undefined : undefined;
      return element('td', { align, 'data-label': label, ...role('cell') }, html);
    });
    const callout = number === undefined ? {} : { id: calloutIds(number).row, 'data-callout': number };
    return rowHtml([name ?? '', ...values], { 'data-since': since, ...callout });
  });
  const head = element('thead', role('rowgroup'), `\n${rowHtml(headHtml)}`);
  const body = element('tbody', role('rowgroup'), `\n${bodyHtml.join('')}`);
  const table = element('table', role('table'), `\n${head}\n${body}\n`);
  return `${element('div', { class: isList ? 'table-scroll table-entries' : 'table-scroll' }, table)}\n`;
}

/** The number of a row that explains a control of the schematic above; leads there. */
function calloutLink(number: number): string {
  const link = {
    class: 'callout-number',
    href: `#${calloutIds(number).control}`,
    'data-search-ignore': true as const,
  };
  return textElement('a', String(number), link);
}

/** Least width at which a table is easy to read. */
function phoneWidth(rows: readonly (readonly Tokens.TableCell[])[]): number {
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, i) =>
    Math.max(...rows.map((cells) => cellWidth(plainText(cells[i]?.tokens ?? [])))),
  );
  return columns.reduce((sum, width) => sum + width + CELL_PADDING, 0);
}

function cellWidth(text: string): number {
  const words = text.match(WORD_PATTERN) ?? [];
  const longest = Math.max(0, ...words.map((word) => measureText(word, TEXT_SIZE)));
  return Math.max(longest, Math.min(measureText(text, TEXT_SIZE), READABLE_WIDTH));
}

const TAG_PATTERN = /(<[^<>]*>)/;

const DATE_PATTERN = /\b\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?\b/g;

/** A word longer than this may be broken between its parts, so that it does not widen its column. Characters. */
const LONG_WORD = 20;

/** Where a name in code may be broken: after a separator, and between the parts of a camelCase name. */
const BREAK_PATTERN = /(?<=\w[._:]|[^/]\/|[;,=|)\]}])(?=[^/;,=|)\]}])|(?<=[a-z\d])(?=[A-Z])/g;

/** An entity is one character: nothing is put into it. */
const ENTITY_PATTERN = /(&[#\w]+;)/;

/** HTML of a table's cell in which long names in code have places to break, and dates have none. */
export function addCellBreaks(html: string): string {
  let codeDepth = 0;
  const parts = html.split(TAG_PATTERN).map((part) => {
    if (part.startsWith('<')) {
      if (part === '<code>') codeDepth++;
      else if (part === '</code>') codeDepth--;
      return part;
    }
    const text = codeDepth > 0 ? breakNames(part) : part;
    return text.replace(DATE_PATTERN, '<span class="date">$&</span>');
  });
  return parts.join('');
}

function breakNames(text: string): string {
  return text
    .split(/(\s)/)
    .map((word) => (word.length > LONG_WORD ? breakName(word) : word))
    .join('');
}

function breakName(name: string): string {
  return name
    .split(ENTITY_PATTERN)
    .map((piece) => (piece.startsWith('&') ? piece : piece.replace(BREAK_PATTERN, '<wbr>')))
    .join('');
}
