import { FENCE_PATTERN } from '../../markdown/fence-info';

const ATX_PATTERN = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const UNDERLINE_PATTERN = /^ {0,3}(?:=+|-+)[ \t]*$/;

/**
 * Returns the Markdown of the first heading, so that a page's title is known without rendering the whole page. Empty
 * when there is none. Rare forms (a heading within a list, raw HTML) are only found by rendering.
 */
export function firstHeading(body: string): string {
  let fence = '';
  let before = '';
  for (const line of body.split('\n')) {
    const wasInFence = fence !== '';
    const mark = FENCE_PATTERN.exec(line)?.[1] ?? '';
    if (wasInFence) {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    } else if (mark !== '') fence = mark;
    else if (ATX_PATTERN.test(line)) return `${line}\n`;
    else if (UNDERLINE_PATTERN.test(line) && isParagraph(before)) return `${before}\n${line}\n`;
    before = wasInFence || fence !== '' ? '' : line;
  }
  return '';
}

function isParagraph(line: string): boolean {
  return line.trim() !== '' && !/^(?: {4}|\t| {0,3}(?:[-*+>|<]|:::|\d+[.)]))/.test(line);
}
