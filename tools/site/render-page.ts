import { decodeHTMLStrict } from 'entities';
import type { Token } from 'marked';
import { MESSAGES } from '../../src/bundle/messages';
import { isExternalLink } from '../../src/bundle/paths';
import type { PageRecord } from '../../src/bundle/records';
import { MarkdownRenderer } from '../markdown/markdown-renderer';
import { PageEnv, type SiteContext } from '../markdown/page-env';
import { portableEdits } from '../markdown/portable-edits';
import { readPassages } from '../markdown/read-passages';
import { TokenPlaces } from '../markdown/token-places';
import type { SourcePage } from '../source/source-page';
import { contentHash } from '../support/hash';
import { expandEmoji } from '../support/inline-emoji';
import { nearestHint } from '../support/nearest-name';
import { errorAt, type Problem } from '../support/problems';
import type { Place } from '../support/yaml-document';
import { pageFileName } from './file-names';
import { findHero } from './find-pictures';
import { linkTerms, type Term } from './link-terms';
import { type RenderedPage, recordOf } from './page';
import { hashOfSnippet, noteInputs, type PageInputs } from './page-inputs';

/** Layouts that a page may name in its frontmatter. */
const LAYOUTS: readonly string[] = ['Layout', 'Home'];

export interface RenderOptions {
  site: SiteContext;
  /** Terms of the site's glossary pages. */
  terms: readonly Term[];
  /** Time of the last commit that touched the source, ISO 8601. */
  lastUpdated?: string | undefined;
}

/** Renders one page. `inputs`: what the page was made from besides its own source. */
export function renderPage(
  source: SourcePage,
  { site, terms, lastUpdated }: RenderOptions,
): { page: RenderedPage; inputs: PageInputs } {
  const { relativePath, body } = source;
  const { site: noted, inputs } = noteInputs(site);
  const env = new PageEnv(relativePath, source.path, noted, source.frontmatter);
  const { html, tokens } = new MarkdownRenderer(env).render(body);
  const hero = findHero(source, noted.media);
  if (hero?.file) env.linkedFiles.add(hero.file.file);
  for (const [file, text] of env.snippets) inputs.snippets.set(file, hashOfSnippet(text));

  const record: PageRecord = {
    key: `v-${contentHash(relativePath)}`,
    title: titleOf(source, env),
    frontmatter: {
      ...JSON.parse(JSON.stringify(source.frontmatter)),
      ...(hero?.file && { heroImage: hero.file.url }),
    },
    regularPath: source.regularPath,
    relativePath,
    path: source.path,
    headers: env.headings.filter(({ level }) => level === 2 || level === 3),
    ...(lastUpdated !== undefined && { lastUpdated }),
    html: linkTerms(html, source.path, terms, env.links),
  };
  const places = new TokenPlaces(tokens, body, env);
  const placeOf = (token: Token | null): Place => {
    const { line, column } = places.placeOf(token);
    return { file: relativePath, line: source.bodyLine + line - 1, column };
  };
  const { html: bytes, ...stored } = storeRecord(record);
  const facts = {
    ...stored,
    anchors: new Set([...env.headings.map(({ slug }) => slug), ...env.extraAnchors]),
    anchorUses: env.anchorLinks.map(({ token, ...use }) => ({ ...use, ...placeOf(token) })),
    linkedFiles: [...env.linkedFiles],
    hasDiagram: env.hasDiagram,
    links: [...env.links],
    copyEdits: portableEdits(tokens, body, env),
    problems: [
      ...env.problems.map(({ token, ...problem }): Problem => ({ ...problem, ...placeOf(token) })),
      ...(hero?.problems ?? []),
      ...checkLayout(source),
      ...checkHomeLinks(source, noted),
      ...checkVersionRows(source, env),
    ],
  };
  // Clones: a string that was cut out of the body would keep the whole body in memory.
  const passages = Buffer.from(JSON.stringify(readPassages(tokens, env)));
  return { page: { ...structuredClone(facts), html: bytes, passages }, inputs: structuredClone(inputs) };
}

/** A page whose source was last committed at another time than when it was rendered. */
export function withDate(page: RenderedPage, lastUpdated: string | undefined): RenderedPage {
  const { html, lastUpdated: _, ...record } = recordOf(page);
  return { ...page, ...storeRecord({ ...record, ...(lastUpdated !== undefined && { lastUpdated }), html }) };
}

/** A record with the name and size of the file that holds it. */
function storeRecord(whole: PageRecord): Pick<RenderedPage, 'record' | 'html' | 'file' | 'bytes'> {
  const text = JSON.stringify(whole);
  const { html, ...record } = whole;
  const file = pageFileName(record.relativePath, text);
  return { record, html: Buffer.from(html), file, bytes: Buffer.byteLength(text) };
}

/** The title in the frontmatter, else 首页 (in the language of the interface) for a home page, else the first heading. */
function titleOf({ frontmatter: { title, home } }: SourcePage, env: PageEnv): string {
  if (title) return cleanTitle(String(title));
  if (home) return MESSAGES.home;
  return env.headings[0]?.title ?? '';
}

/** A link or an image whose address may contain one level of parentheses. Group 1: its text. */
const LINK_PATTERN = /!?\[([^[\]]+)\]\((?:[^()]|\([^()]*\))+\)/g;

/** Converts a frontmatter title to plain text: removes Markdown marks, resolves emoji codes and entities; tags are text. */
export function cleanTitle(title: string): string {
  const withoutMarks = title
    .replace(LINK_PATTERN, '$1')
    .replace(/(?<!\\)(`|\*{1,3})(.+?)(?<!\\)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}\\])_([^_]+)(?<!\\)_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\\([*_`!<])/g, '$1');
  return decodeHTMLStrict(expandEmoji(withoutMarks))
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .trim();
}

function checkLayout({ frontmatter: { layout }, placeOf }: SourcePage): Problem[] {
  if (layout === undefined || layout === null || LAYOUTS.includes(layout)) return [];
  const hint = nearestHint(layout, LAYOUTS, `Allowed: ${LAYOUTS.join(', ')}.`);
  const message = `there is no layout "${layout}"`;
  return [{ severity: 'error', ...placeOf('layout'), rule: 'unknown-layout', message, hint }];
}

/** Reports links of a home page's button, steps and cards that lead to no page. */
function checkHomeLinks({ frontmatter, placeOf }: SourcePage, site: SiteContext): Problem[] {
  const { actionLink, steps, features } = frontmatter;
  const links = [
    { key: 'actionLink', link: actionLink },
    ...(steps ?? []).map(({ link }) => ({ key: 'steps', link })),
    ...(features ?? []).map(({ link }) => ({ key: 'features', link })),
  ];
  return links.flatMap(({ key, link }): Problem[] => {
    const [target = ''] = (link ?? '').split(/[?#]/);
    if (!link || isExternalLink(link) || site.findPage(target)) return [];
    const fallback = 'Write the address of a page, such as "/guide/install.html".';
    const hint = nearestHint(link, site.pagePaths, fallback);
    return [errorAt(placeOf(key), 'dead-link', `the link "${link}" of "${key}" leads to no page`, hint)];
  });
}

function checkVersionRows({ placeOf }: SourcePage, { versions }: PageEnv): Problem[] {
  return versions.unusedRows.map((row) => {
    const message = `no table of this page has the row "${row}", which "versions" names`;
    return { severity: 'warning', ...placeOf('versions'), rule: 'unknown-row', message };
  });
}
