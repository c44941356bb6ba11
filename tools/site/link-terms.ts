import { escapeHtml } from '../../src/bundle/escape-html';
import { withBase } from '../../src/bundle/paths';
import { slugify } from '../../src/bundle/slug';
import type { SourcePage } from '../source/source-page';
import { textElement } from '../support/markup';
import { nearestHint } from '../support/nearest-name';
import type { Problem } from '../support/problems';
import type { Page } from './page';

/** A word with a definition: the heading of a glossary page. */
export interface Term {
  word: string;
  /** Address below the host, with the heading's anchor. */
  href: string;
  /** Path of the glossary page. */
  page: string;
}

/** Elements in which a word is a name or already a link. */
const SKIPPED = new Set(['a', 'button', 'code', 'pre', 'svg', 'summary', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** A start or end tag, or a comment, which may run to the end; text between is kept as it is. */
const TAG_PATTERN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w-]*)(?![\w-])(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/** Reads the words that glossary pages list under `glossary` in their frontmatter, longest first. */
export function readTerms(pages: readonly SourcePage[]): Term[] {
  const terms = pages.flatMap(({ path, frontmatter }) =>
    (frontmatter.glossary ?? []).map((word): Term => {
      return { word, href: `${withBase(path)}#${encodeURIComponent(slugify(word))}`, page: path };
    }),
  );
  return terms.toSorted((a, b) => b.word.length - a.word.length);
}

/** Checks that every listed word has a heading on its glossary page. */
export function checkTerms(terms: readonly Term[], pages: readonly Page[]): Problem[] {
  return terms.flatMap(({ word, page }): Problem[] => {
    const glossary = pages.find(({ record }) => record.path === page);
    if (!glossary || glossary.anchors.has(slugify(word))) return [];
    const titles = glossary.record.headers.map(({ title }) => title);
    const message = `the term "${word}" has no heading on this page`;
    const hint = nearestHint(word, titles, 'Add a heading with this text, or remove the term from the list.');
    return [{ severity: 'error', ...glossary.source.placeOf('glossary'), rule: 'glossary', message, hint }];
  });
}

/** Links the first mention of each term in a page's text to its definition. */
export function markTerms(html: string, path: string, terms: readonly Term[]): string {
  const open = new Set(terms.filter(({ page }) => page !== path));
  if (open.size === 0) return html;
  let depth = 0;
  let out = '';
  let last = 0;
  const take = (text: string): string => (depth > 0 ? text : markText(text, open));
  for (const match of html.matchAll(TAG_PATTERN)) {
    out += take(html.slice(last, match.index)) + match[0];
    last = match.index + match[0].length;
    if (!SKIPPED.has((match[2] ?? '').toLowerCase())) continue;
    depth += match[1] === '/' ? -1 : 1;
  }
  return out + take(html.slice(last));
}

function markText(text: string, open: Set<Term>): string {
  for (const term of open) {
    const written = escapeHtml(term.word);
    const at = text.indexOf(written);
    const after = at + written.length;
    if (at < 0 || isWithinEntity(text, at, after) || isPartOfWord(term.word, text[at - 1], text[after]))
      continue;
    open.delete(term);
    const link = textElement('a', term.word, { class: 'glossary-term', href: term.href });
    return markText(text.slice(0, at), open) + link + markText(text.slice(after), open);
  }
  return text;
}

/** Longest entity that is looked for around a word. Characters. */
const MAX_ENTITY_LENGTH = 40;

/** Whether a part of HTML text is inside an entity, as `amp` is in `&amp;`. */
function isWithinEntity(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - MAX_ENTITY_LENGTH), start);
  return /&#?\w*$/.test(before) && /^\w*;/.test(text.slice(end, end + MAX_ENTITY_LENGTH));
}

/** A Latin term must be a whole word; Chinese has no spaces between words. */
function isPartOfWord(word: string, before: string | undefined, after: string | undefined): boolean {
  const joins = (a: string | undefined, b: string | undefined): boolean =>
    /[\w-]/.test(a ?? '') && /[\w-]/.test(b ?? '');
  return joins(before, word[0]) || joins(word.at(-1), after);
}
