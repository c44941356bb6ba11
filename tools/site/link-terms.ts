import { escapeHtml } from '../../src/bundle/escape-html';
import { withBase } from '../../src/bundle/paths';
import { slugify } from '../../src/bundle/slug';
import type { SourcePage } from '../source/source-page';
import { textElement } from '../support/markup';
import { memoize } from '../support/memoize';
import { nearestHint } from '../support/nearest-name';
import type { Problem } from '../support/problems';
import type { Page } from './page';

/** An entry of the glossary: a word that has a heading on a glossary page. */
export interface Term {
  word: string;
  /** Root-relative address with the heading's fragment. */
  href: string;
  /** Address of the glossary page, without the base. */
  page: string;
}

/** Elements in which terms are not linked: links, controls, code, drawings and schematics, headings. */
const SKIPPED = new Set('a button code pre svg figure summary h1 h2 h3 h4 h5 h6'.split(' '));

/** A start or end tag, or a comment; an unclosed comment runs to the end of the HTML. */
const TAG_PATTERN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w-]*)(?![\w-])(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/**
 * Reads the words that glossary pages list under `glossary` in their frontmatter. The longest come first, so that a
 * longer term wins over a term that it contains.
 */
export function readTerms(pages: readonly SourcePage[]): Term[] {
  const terms = pages.flatMap(({ path, frontmatter }) =>
    (frontmatter.glossary ?? []).map((word): Term => {
      return { word, href: `${withBase(path)}#${encodeURIComponent(slugify(word))}`, page: path };
    }),
  );
  return terms.toSorted((a, b) => b.word.length - a.word.length);
}

/** Checks that every listed word has a heading on its glossary page. */
export function checkTerms(terms: readonly Term[], pageAt: (path: string) => Page | undefined): Problem[] {
  return terms.flatMap(({ word, page }): Problem[] => {
    const glossary = pageAt(page);
    if (!glossary || glossary.anchors.has(slugify(word))) return [];
    const titles = glossary.record.headers.map(({ title }) => title);
    const message = `the term "${word}" has no heading on this page`;
    const hint = nearestHint(word, titles, 'Add a heading with this text, or remove the term from the list.');
    return [{ severity: 'error', ...glossary.source.placeOf('glossary'), rule: 'glossary', message, hint }];
  });
}

/**
 * Links the first mention of each term in a page's text to its definition. Adds the page of the definition to `links`.
 */
export function linkTerms(html: string, path: string, terms: readonly Term[], links: Set<string>): string {
  const unlinked = new Set(terms.filter(({ page }) => page !== path));
  if (unlinked.size === 0) return html;
  let depth = 0;
  let out = '';
  let last = 0;
  const linkUnskipped = (text: string): string => (depth > 0 ? text : linkText(text, unlinked));
  for (const match of html.matchAll(TAG_PATTERN)) {
    out += linkUnskipped(html.slice(last, match.index)) + match[0];
    last = match.index + match[0].length;
    if (!SKIPPED.has((match[2] ?? '').toLowerCase())) continue;
    depth += match[1] === '/' ? -1 : 1;
  }
  out += linkUnskipped(html.slice(last));
  for (const term of terms) if (term.page !== path && !unlinked.has(term)) links.add(term.page);
  return out;
}

/** Links the first whole mention of each term in a text, and removes the term from `unlinked`. */
function linkText(text: string, unlinked: Set<Term>): string {
  for (const term of unlinked) {
    const written = escapeHtml(term.word);
    if (!text.includes(written)) continue;
    const mention = [...text.matchAll(mentionPattern(term.word))].find(([found]) => found === written);
    if (!mention) continue;
    const after = mention.index + written.length;
    unlinked.delete(term);
    const link = textElement('a', term.word, { class: 'glossary-term', href: term.href });
    return linkText(text.slice(0, mention.index), unlinked) + link + linkText(text.slice(after), unlinked);
  }
  return text;
}

/**
 * Pattern for whole mentions of a term in HTML text. It also matches entities, so that `amp` is not found in `&amp;`.
 */
const mentionPattern = memoize((word) => {
  const written = escapeHtml(word).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // A mention can be part of a longer word only where the term begins or ends with a Latin letter or a digit: Chinese
  // has no spaces between words.
  const before = /^[\w-]/.test(word) ? '(?<![\\w-])' : '';
  const after = /[\w-]$/.test(word) ? '(?![\\w-])' : '';
  return new RegExp(`${before}${written}${after}|&#?\\w+;`, 'g');
});
