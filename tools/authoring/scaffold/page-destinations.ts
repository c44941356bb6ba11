import type { Token } from 'marked';
import { visitTokens } from '../../markdown/token-tree';
import type { CheckedPage } from '../check/checked-page';

/** An address in a page's source: of a link, an image, a definition, a tag or an imported file. */
export interface Destination {
  /** As its author wrote it. */
  text: string;
  token: Token;
  /** Offset in the token's source. */
  index: number;
}

/** What follows the last `](`: an address in angle brackets, or up to the space or bracket that ends it. */
const INLINE_PATTERN = /^\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\([^\s()]*\))+))/;
const DEFINITION_PATTERN = /^ {0,3}\[[^\]]+\]:\s*(?:<([^<>\n]*)>|(\S+))/;
const ATTRIBUTE_PATTERN = /\s(?:href|src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const SNIPPET_PATTERN = /^<<<[ \t]*(?:@(?=\/))?([^\s{#]+)/;

/** All addresses in a page's Markdown and HTML, in document order. */
export function pageDestinations(page: CheckedPage): Destination[] {
  const found: Destination[] = [];
  visitTokens(page.tokens, (token) => {
    for (const { index, text } of destinationsOf(token)) found.push({ text, token, index });
  });
  return found;
}

/** Addresses in a token's source, with their offset there. */
function destinationsOf(token: Token): { index: number; text: string }[] {
  const { raw } = token;
  switch (token.type) {
    case 'link':
    case 'image': {
      const at = raw.lastIndexOf('](') + 2;
      return at < 2 ? [] : located(INLINE_PATTERN.exec(raw.slice(at)), at);
    }
    case 'def':
      return located(DEFINITION_PATTERN.exec(raw), 0);
    case 'snippet':
      return located(SNIPPET_PATTERN.exec(raw), 0);
    case 'html':
      return [...raw.matchAll(ATTRIBUTE_PATTERN)].flatMap((found) => located(found, found.index));
    default:
      return [];
  }
}

/** The first group that matched, with its place; `offset` is added. */
function located(found: RegExpExecArray | null, offset: number): { index: number; text: string }[] {
  const text = found?.slice(1).find((group) => group !== undefined);
  if (!found || !text) return [];
  return [{ index: offset + found[0].lastIndexOf(text), text }];
}
