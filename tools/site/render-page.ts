import type { Token } from 'marked';
import { LAYOUTS } from '../../src/bundle/constants';
import { MESSAGES } from '../../src/bundle/messages';
import type { PageRecord } from '../../src/bundle/records';
import type { MarkdownRenderer } from '../markdown/markdown-renderer';
import { PageEnv, type SiteContext } from '../markdown/page-env';
import { TokenPlaces } from '../markdown/token-places';
import { cleanTitle } from '../source/clean-title';
import { contentHash } from '../support/hash';
import { nearestHint } from '../support/nearest-name';
import type { Problem } from '../support/problems';
import type { Place } from '../support/yaml-document';
import type { MappedPage } from './site-map';

/** A link to an anchor with its place in the file, checked when all pages are rendered. */
export interface LocatedAnchorUse {
  page: string;
  slug: string;
  href: string;
  file: string;
  line: number;
  column: number;
}

/** Everything in a record except the HTML. */
export type RecordFacts = Omit<PageRecord, 'html'>;

/** What other pages, and the checks across pages, need to know about a page. */
export interface PageFacts {
  record: RecordFacts;
  anchors: Set<string>;
  anchorUses: LocatedAnchorUse[];
  problems: Problem[];
  /** Place of a frontmatter key in the source. */
  placeOfKey(key: string): Place;
}

/** A rendered page. */
export interface RenderedPage extends PageFacts {
  record: PageRecord;
  /** Markdown without frontmatter. */
  body: string;
  /** Files it shows as code blocks, by path below the content folder, whether or not they exist. */
  snippets: string[];
}

/** Renders one page and makes its record. */
export function renderPage(
  page: MappedPage,
  renderer: MarkdownRenderer,
  site: SiteContext,
  lastUpdated?: string,
): RenderedPage {
  const { relativePath, body, bodyLine, frontmatter } = page.source;
  const env = new PageEnv(relativePath, page.path, site);
  const { html, tokens } = renderer.render(body, env);

  const places = new TokenPlaces(tokens, body, env);
  const placeOf = (token: Token | null): Place => {
    const { line, column } = places.placeOf(token);
    return { file: relativePath, line: bodyLine + line - 1, column };
  };
  const problems = env.findings.map(({ token, ...finding }): Problem => ({ ...finding, ...placeOf(token) }));
  problems.push(...checkLayout(page));

  const record: PageRecord = {
    key: `v-${contentHash(relativePath)}`,
    title: titleOf(page, env),
    frontmatter: JSON.parse(JSON.stringify(frontmatter)),
    regularPath: page.regularPath,
    relativePath,
    path: page.path,
    headers: env.headings.filter(({ level }) => level === 2 || level === 3),
    ...(lastUpdated !== undefined && { lastUpdated }),
    html,
  };
  const anchors = new Set([...env.headings.map(({ slug }) => slug), ...env.extraAnchors]);
  const anchorUses = env.anchorUses.map(({ token, ...use }) => ({ ...use, ...placeOf(token) }));
  const snippets = [...env.snippets.keys()];
  return { record, body, anchors, anchorUses, problems, snippets, placeOfKey: page.source.placeOf };
}

/** Frontmatter, else 首页 for a home page, else the first heading. */
function titleOf(page: MappedPage, env: PageEnv): string {
  const { title, home } = page.source.frontmatter;
  if (title) return cleanTitle(String(title));
  if (home) return MESSAGES.home;
  return env.headings[0]?.title ?? '';
}

function checkLayout(page: MappedPage): Problem[] {
  const { layout } = page.source.frontmatter;
  if (layout === undefined || layout === null || isLayout(layout)) return [];
  const hint = nearestHint(layout, LAYOUTS, `Allowed: ${LAYOUTS.join(', ')}.`);
  const place = page.source.placeOf('layout');
  return [
    { severity: 'error', ...place, rule: 'unknown-layout', message: `there is no layout "${layout}"`, hint },
  ];
}

function isLayout(name: string): boolean {
  const known: readonly string[] = LAYOUTS;
  return known.includes(name);
}
