import type { Token } from 'marked';
import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { element, textElement } from '../support/markup';
import { nearestHint } from '../support/nearest-name';
import { plainText } from './heading-text';
import type { PageEnv } from './page-env';

/** Number of tokens that are the page's head: its title, the paragraph below it, and code that follows this at once. */
export function lengthOfHead(tokens: readonly Token[]): number {
  const isBlank = ({ type }: Token) => type === 'space';
  const title = tokens.findIndex((token) => !isBlank(token));
  const token = tokens[title];
  if (token?.type !== 'heading' || token.depth !== 1) return 0;
  const after = (place: number) => tokens.findIndex((other, i) => i > place && !isBlank(other));
  const lede = after(title);
  if (tokens[lede]?.type !== 'paragraph') return title + 1;
  const code = after(lede);
  return (tokens[code]?.type === 'code' ? code : lede) + 1;
}

/** What stands below title and lede: the versions that the page is about, and links to places on the page. */
export function belowHeadHtml(env: PageEnv): string {
  return env.versions.pageSinceHtml() + env.versions.choiceHtml(env.site.versions) + jumpLinksHtml(env);
}

/** Links to the headings and table rows that `jump` of the frontmatter names. */
function jumpLinksHtml(env: PageEnv): string {
  const slugs = slugsByName(env);
  const links = env.jump.flatMap((entry) => {
    const [text = '', name = text] = typeof entry === 'string' ? [entry] : (Object.entries(entry)[0] ?? []);
    const slug = slugs.get(name);
    if (slug !== undefined) return textElement('a', text, { href: `#${slug}` });
    const hint = nearestHint(name, [...slugs.keys()], 'Name a heading, or a row by its first cell.');
    env.error(
      'unknown-jump',
      `"jump" names "${name}", which is no heading or table row of this page`,
      null,
      hint,
    );
    return [];
  });
  if (links.length === 0) return '';
  return `${element('nav', { class: 'jump-links', 'aria-label': PAGE_HTML_MESSAGES.jump }, links.join(' '))}\n`;
}

/** Anchors by the text of the heading or of the row's first cell; of several with the same text, the first. */
function slugsByName(env: PageEnv): Map<string, string> {
  const rows = Array.from(env.rowAnchors, ([cell, slug]): [string, string] => [plainText(cell.tokens), slug]);
  const headings = env.headings.map(({ title, slug }): [string, string] => [title, slug]);
  return new Map([...headings, ...rows].reverse());
}
