import type { Token } from 'marked';
import type { PageEnv } from './page-env';
import { textOf } from './token-tree';

/** Elements and comments whose content is no text to read as Markdown. */
const VERBATIM_PATTERN = /<(pre|script|style|svg|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const TAG_PATTERN = /<[!?/]?[a-zA-Z](?:"[^"]*"|'[^']*'|[^"'<>])*>/g;

/** Lines that were meant as Markdown: a list item, heading, quotation, fence, container, table row. */
const BLOCK_PATTERN = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)[ \t]+\S|`{3}|~{3}|:{3}|\|.*\|[ \t]*$)/m;
/** Bold text, code, a link. */
const INLINE_PATTERN = /\*\*[^*\s][^*\n]{0,200}\*\*|`[^`\n]{1,200}`|\[[^\][\n]{1,200}\]\([^)\s]{1,200}\)/;

/** A line of text right below the last tag of a block. */
const BELOW_PATTERN = /^[^\n]*\n\s*(?=\S)/;

/**
 * Warns of text that an HTML block shows as typed: Markdown in it, and text right below its last closing tag. An HTML
 * block ends at an empty line, not where its element ends.
 */
export function checkHtmlBlock(token: Token, env: PageEnv): void {
  const html = textOf(token).replace(VERBATIM_PATTERN, blank);
  const tags = [...html.matchAll(TAG_PATTERN)];
  const last = tags.at(-1);
  const text = html.replace(TAG_PATTERN, blank);
  const found = [BLOCK_PATTERN, INLINE_PATTERN].map((pattern) => pattern.exec(text)?.index);
  if (last && !/^<[a-z]/i.test(last[0])) {
    const end = last.index + last[0].length;
    const below = BELOW_PATTERN.exec(html.slice(end));
    if (below) found.push(end + below[0].length);
  }
  const places = found.filter((index) => index !== undefined);
  if (places.length === 0) return;
  const message = 'this text is part of the HTML block above it and shown as typed';
  const hint = 'Put an empty line before it: a block of HTML ends at an empty line.';
  env.warn('raw-html', message, env.partOf(token, Math.min(...places)), hint);
}

/** As many spaces as a text has characters; its line breaks stay. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
