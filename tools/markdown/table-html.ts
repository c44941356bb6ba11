import type { Tokens } from 'marked';
import { slugify } from '../../src/bundle/slug';
import { element, textElement } from '../support/markup';
import { calloutIds } from './callouts';
import { addCellBreaks } from './cell-breaks';
import { plainText } from './heading-text';
import { measureText } from './measure-text';
import type { PageEnv } from './page-env';
import { textOf } from './token-tree';
import { sinceBadge } from './version-marks';

/** Width of an article on the narrowest phone, minus the table's border. All widths in this file are CSS pixels. */
const PHONE_WIDTH = 286;

/** Font size in a table on a phone, and padding of a cell (sum of both sides), as in `tables.css`. */
const TEXT_SIZE = 15;
const CELL_PADDING = 20;

/** Text in a column narrower than this is hard to read, unless all of it fits on a line. */
const READABLE_WIDTH = 8 * TEXT_SIZE;

/** Width of four Chinese characters. A text of up to this width stays on one line, also beside a control's number. */
const SHORT_WIDTH = 4 * TEXT_SIZE;

/** Text of this width fits on one line in every column on a wide screen (`min-width` in `tables.css`). */
const SAFE_WIDTH = 2 * TEXT_SIZE;

/** Most columns of a table of facts; one with more is a matrix. */
const FACT_COLUMNS = 5;

/** Up to this width a cell is short, as in `min-width` of a last column of texts in `tables.css`. */
const FACT_WIDTH = 12 * TEXT_SIZE;

/** A part of a text that is not broken: a Latin word, a path, a name in code. */
const WORD_PATTERN = /[!-\u024f]+/g;

type RowAttributes = Readonly<Record<string, string | number | undefined>>;

type InlineHtml = (cell: Tokens.TableCell) => string;

/**
 * HTML of a table. In a row of several cells, the first cell is the header of the row. If a table does not fit on a
 * phone, `tables.css` shows it there as a list of entries, and a table of facts everywhere: its cells have the names of
 * their columns. All its elements have explicit roles, because browsers drop the roles of a table that is not displayed
 * as a table.
 */
export function tableHtml({ header, rows }: Tokens.Table, renderInline: InlineHtml, env: PageEnv): string {
  const endsWithText = rows.some((cells) => isText(cells.at(-1)));
  // Names, code and short texts stand before the last column, whose name says nothing new then.
  const hasFacts = endsWithText && !rows.some((cells) => cells.slice(1, -1).some(isText));
  const areFacts = hasFacts && header.length >= 4 && header.length <= FACT_COLUMNS;
  const isList = areFacts || (header.length > 1 && phoneWidth([header, ...rows]) > PHONE_WIDTH);
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
    const since = env.versions.ofRow(cells.slice(0, 2).map(({ tokens }) => plainText(tokens)));
    const badge = since === undefined ? '' : sinceBadge(since);
    const number = cells[0] && env.calloutNumbers.get(cells[0]);
    const link = number === undefined ? '' : calloutLink(number);
    const [name, ...values] = cells.map((cell, i) => {
      const isShort = isOneLine(plainText(cell.tokens), i === 0 && number !== undefined);
      const attributes = { align: cell.align ?? undefined, class: isShort ? 'short' : undefined };
      const html = inlineHtml(cell);
      // An empty cell names nothing.
      if (i === 0 && cells.length > 1 && cell.tokens.length > 0)
        return element('th', { scope: 'row', ...attributes, ...role('rowheader') }, link + html + badge);
      const isLabelled = isList && !(hasFacts && i === cells.length - 1);
      const label = isLabelled ? labels[i] || undefined : undefined;
      return element('td', { ...attributes, 'data-label': label, ...role('cell') }, html);
    });
    const id = number === undefined ? rowAnchor(cells, env) : calloutIds(number).row;
    if (cells[0] && id !== undefined) env.rowAnchors.set(cells[0], id);
    return rowHtml([name ?? '', ...values], { id, 'data-since': since, 'data-callout': number });
  });
  const head = element(
    'thead',
    { class: areFacts ? 'sr-only' : undefined, ...role('rowgroup') },
    `\n${rowHtml(headHtml)}`,
  );
  const body = element('tbody', role('rowgroup'), `\n${bodyHtml.join('')}`);
  const table = element('table', role('table'), `\n${head}\n${body}\n`);
  const classes = [
    'table-scroll',
    areFacts ? 'table-facts' : isList && 'table-entries',
    endsWithText && !areFacts && 'table-text',
  ];
  return `${element('div', { class: classes.filter(Boolean).join(' ') }, table)}\n`;
}

/** Whether a cell has a longer text, apart from code. */
function isText(cell: Tokens.TableCell | undefined): boolean {
  const words = cell?.tokens.filter(({ type }) => type !== 'codespan') ?? [];
  return measureText(plainText(words), TEXT_SIZE) > FACT_WIDTH;
}

/** Anchor of a row, made from its first cell with text, except the last cell. It differs from the headings' anchors. */
function rowAnchor(cells: readonly Tokens.TableCell[], env: PageEnv): string | undefined {
  const name = cells.slice(0, -1).find(({ tokens }) => tokens.length > 0);
  const slug = slugify(plainText(name?.tokens ?? []));
  if (slug === '') return undefined;
  const anchor = env.slugs.claim(slug);
  env.extraAnchors.add(anchor);
  return anchor;
}

/** Whether a cell needs the class `short`: its text could be broken, but has to stay on one line. */
function isOneLine(text: string, hasNumber: boolean): boolean {
  if (text.replace(WORD_PATTERN, '') === '') return false;
  const width = measureText(text, TEXT_SIZE);
  return width <= SHORT_WIDTH && (width > SAFE_WIDTH || hasNumber);
}

/** The number of a row that explains a control of the schematic above, as a link to that control. */
function calloutLink(number: number): string {
  const link = { class: 'callout-number', href: `#${calloutIds(number).control}` };
  return textElement('a', String(number), link);
}

/** Minimum width at which a table is easy to read on a phone. */
function phoneWidth(rows: readonly (readonly Tokens.TableCell[])[]): number {
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, i) =>
    Math.max(...rows.map((cells) => cellWidth(cells[i]))),
  );
  return columns.reduce((sum, width) => sum + width + CELL_PADDING, 0);
}

function cellWidth(cell: Tokens.TableCell | undefined): number {
  const text = plainText(cell?.tokens ?? []);
  // Chinese text in code is not a place to break it.
  const code = cell?.tokens.filter(({ type }) => type === 'codespan') ?? [];
  const words = [
    ...(text.match(WORD_PATTERN) ?? []),
    ...code
      .map((token) => textOf(token))
      .join(' ')
      .split(/\s/),
  ];
  const longest = Math.max(0, ...words.map((word) => measureText(word, TEXT_SIZE)));
  return Math.max(longest, Math.min(measureText(text, TEXT_SIZE), READABLE_WIDTH));
}
