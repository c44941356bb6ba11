import type { Token } from 'marked';
import { splitFrontmatter } from '../../source/split-frontmatter';
import type { Edit } from '../../support/edits';
import { renameTexts } from '../../support/yaml-editor';
import type { CheckedPage } from '../check/checked-page';
import { type Relocation, retarget } from './retarget';

/** Frontmatter keys that name a page or a file. */
const LINK_KEYS = new Set(['prev', 'next', 'actionLink', 'link', 'heroImage']);

/** The address after the last `](`: in angle brackets (1), or up to the white space or parenthesis that ends it (2). */
const INLINE_PATTERN = /^\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\([^\s()]*\))+))/;
const DEFINITION_PATTERN = /^ {0,3}\[[^\]]+\]:\s*(?:<([^<>\n]*)>|(\S+))/;
const ATTRIBUTE_PATTERN = /\s(?:href|src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const SNIPPET_PATTERN = /^<<<[ \t]*(?:@(?=\/))?([^\s{#]+)/;

/** An address in a page's source: of a link, an image, a definition, a tag or an imported file. */
interface Destination {
  /** The address as its author wrote it. */
  text: string;
  /** Offset in the token's source. */
  index: number;
}

/** Edits that keep the addresses in a page's text and frontmatter correct; offsets in the text as it was read. */
export function moveLinks(page: CheckedPage, relocation: Relocation): Edit[] {
  const { relativePath, text: source } = page.source;
  const inBody = pageDestinations(page).flatMap(({ text, token, index }): Edit[] => {
    const to = retarget(text, relativePath, relocation);
    // Offsets are found only when needed: finding them takes longer than finding the links.
    const offset = to === undefined ? undefined : page.sourceOf(token)?.offsets[index];
    if (to === undefined || offset === undefined) return [];
    const start = page.fileOffset(offset);
    return [{ start, end: start + text.length, text: to }];
  });
  const { frontmatter } = splitFrontmatter(source);
  if (frontmatter === null) return inBody;
  // With the opening line, as a comment, offsets and lines are those of the file.
  const head = source.slice(0, source.indexOf('\n') + 1 + frontmatter.length).replace('-', '#');
  const inFrontmatter = renameTexts(head, relativePath, (value, keys, isKey) =>
    !isKey && LINK_KEYS.has(keys.at(-1) ?? '') ? retarget(value, relativePath, relocation) : undefined,
  );
  return [...inFrontmatter, ...inBody];
}

/** All addresses in a page's Markdown and HTML, in document order. */
export function pageDestinations(page: CheckedPage): (Destination & { token: Token })[] {
  return page.allTokens.flatMap((token) => destinationsOf(token).map((found) => ({ token, ...found })));
}

/** Addresses in a token's source, with their offset there. */
function destinationsOf(token: Token): Destination[] {
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

/** The text of the first group that matched, and its index plus `offset`. */
function located(found: RegExpExecArray | null, offset: number): Destination[] {
  const text = found?.slice(1).find((group) => group !== undefined);
  if (!found || !text) return [];
  return [{ index: offset + found[0].lastIndexOf(text), text }];
}
