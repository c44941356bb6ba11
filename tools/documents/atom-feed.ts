import { Feed } from 'feed';
import { dropForbidden, escapeHtml } from '../../src/bundle/escape-html';
import { withBase } from '../../src/bundle/paths';
import { belowBase, FEED_FILE } from '../site/file-names';
import type { ContentBundle } from '../site/make-bundle';
import type { Page } from '../site/page';
import { dayOf } from '../source/page-paths';
import type { OutputFile } from '../support/output-file';

/** Date of an entry when neither the frontmatter nor git has a date for its page. */
const UNKNOWN_DATE = new Date(0);

/** Atom feed of the pages in the section that `feed` in `site.yml` names, newest first, without the section's page. */
export function atomFeed({ site, config, sections, pages }: ContentBundle): OutputFile[] {
  const section = sections.find(({ section: name }) => name === config.feed && name !== '');
  if (!section) return [];
  const own = new Set(section.pages.map(({ path }) => path));
  const entries = pages
    .filter(({ record }) => own.has(record.path) && record.path !== section.path)
    .map((page) => ({ page, date: dateOf(page) }))
    .toSorted((a, b) => b.date.getTime() - a.date.getTime());
  const home = site.origin + withBase(section.path);
  const feed = new Feed({
    id: home,
    title: feedText(`${section.title} | ${site.title}`),
    link: home,
    language: site.lang,
    copyright: feedText(site.title),
    updated: entries[0]?.date ?? UNKNOWN_DATE,
    feedLinks: { atom: site.origin + withBase(FEED_FILE) },
    author: { name: feedText(site.title), link: site.origin + withBase('/') },
  });
  for (const { page, date } of entries) {
    const { record } = page;
    const link = site.origin + withBase(record.path);
    const html = page.html.toString().replace(DRAWING_PATTERN, '$1>').replace(ANCHOR_PATTERN, '');
    feed.addItem({
      id: link,
      link,
      // The library writes these three fields as HTML, within CDATA.
      title: escapeHtml(record.title),
      description: record.frontmatter.description ? escapeHtml(record.frontmatter.description) : undefined,
      content: dropForbidden(absoluteLinks(html, site.origin, link)),
      date,
      published: date,
    });
  }
  return [{ file: belowBase(FEED_FILE), data: feed.atom1() }];
}

/** Prepares plain text for the library, which would take an `&amp;` in the text for an escaped `&`. */
function feedText(text: string): string {
  return dropForbidden(text).replaceAll('&amp;', '&amp;amp;');
}

/** Matches a time with its zone at the end of a date. */
const ZONE_PATTERN = /:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/;

/** The date in the frontmatter, else the date of the last change. */
function dateOf({ record }: Page): Date {
  const { date } = record.frontmatter;
  if (typeof date === 'string') return ZONE_PATTERN.test(date) ? new Date(date) : dayOf(date);
  return record.lastUpdated ? new Date(record.lastUpdated) : UNKNOWN_DATE;
}

/**
 * Matches the drawing of a diagram. Group 1: the start of its element. The feed shows the diagram's source instead: the
 * colours of the drawing need the site's style sheet.
 */
const DRAWING_PATTERN = /(<div class="mermaid")[^<>]*><svg[\s\S]*?<\/svg>/g;

/** Matches the link `#` in a heading, which would be part of its text in a feed reader. */
const ANCHOR_PATTERN = /<a class="header-anchor"[^<>]*>#<\/a> /g;

/** Makes all links of a page absolute, even to its own anchors: feed readers show the text outside the site. */
function absoluteLinks(html: string, origin: string, page: string): string {
  return html
    .replaceAll(' href="#', () => ` href="${page}#`)
    .replace(/ (href|src|poster)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(/ srcset="[^"]*/g, (set) => set.replace(/(?<=["\s])\/(?!\/)/g, `${origin}/`));
}
