import { linesOutsideFences } from '../../markdown/fence-info';

const ATX_PATTERN = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const UNDERLINE_PATTERN = /^ {0,3}(?:=+|-+)[ \t]*$/;

/**
 * Returns the Markdown of the first heading, so that a page's title is known without rendering the whole page. Empty
 * when there is none. Rare forms (a heading within a list, raw HTML) are only found by rendering.
 */
export function firstHeading(body: string): string {
  let before = { text: '', line: -1 };
  for (const { text, line } of linesOutsideFences(body)) {
    if (ATX_PATTERN.test(text)) return `${text}\n`;
    const isUnderline = UNDERLINE_PATTERN.test(text) && before.line === line - 1;
    if (isUnderline && isParagraph(before.text)) return `${before.text}\n${text}\n`;
    before = { text, line };
  }
  return '';
}

function isParagraph(line: string): boolean {
  return line.trim() !== '' && !/^(?: {4}|\t| {0,3}(?:[-*+>|<]|:::|\d+[.)]))/.test(line);
}
