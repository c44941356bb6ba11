import { linesOutsideFences } from '../../markdown/fence-info';

/** Matches a heading's line, or the line below its text. A line of dashes may also be a rule. */
const HEADING_PATTERN = /^ {0,3}(?:#{1,6}(?:[ \t]|$)|(?:=+|-+)[ \t]*$)/;

/**
 * Returns the Markdown up to its first heading, so that a page's title is known without rendering the whole page. This
 * part may hold no heading, because only its lines are looked at. If it has a `[`, all of `body` is returned: what a
 * link or a footnote in the heading refers to is at the end of the page.
 */
export function upToHeading(body: string): string {
  for (const { text, line } of linesOutsideFences(body)) {
    if (!HEADING_PATTERN.test(text)) continue;
    const part = body.split('\n', line + 1).join('\n');
    return part.includes('[') ? body : part;
  }
  return body;
}
