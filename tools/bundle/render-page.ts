import { LAYOUTS } from '../../src/bundle/constants';
import { MESSAGES } from '../../src/bundle/messages';
import type { PageRecord } from '../../src/bundle/records';
import { cleanTitle } from '../content/clean-title';
import { contentHash } from '../content/hash';
import { nearestHint } from '../content/nearest-name';
import type { Place } from '../content/yaml-document';
import type { MarkdownRenderer } from '../markdown/markdown-renderer';
import { PageEnv, type SiteContext } from '../markdown/page-env';
import { locateTokens } from '../markdown/token-tree';
import type { Problem } from '../problems';
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

/** A page rendered, with what the checks across pages need. */
export interface RenderedPage {
  record: PageRecord;
  anchors: Set<string>;
  anchorUses: LocatedAnchorUse[];
  problems: Problem[];
  /** Place of a frontmatter key in the source. */
  placeOfKey(key: string): Place;
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

  const needsPlaces = env.findings.length > 0 || env.anchorUses.length > 0;
  const offsets = needsPlaces ? locateTokens(tokens, body) : new Map();
  const placeOf = (token: unknown) => {
    const before = body.slice(0, offsets.get(token) ?? findRaw(token, body)).split('\n');
    return {
      file: relativePath,
      line: bodyLine + before.length - 1,
      column: (before.at(-1)?.length ?? 0) + 1,
    };
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
  return { record, anchors, anchorUses, problems, placeOfKey: page.source.placeOf };
}

/** Place of a token that is not in the tree: a line that was looked at and left as text. */
function findRaw(token: unknown, body: string): number {
  const raw = typeof token === 'object' && token !== null && 'raw' in token ? String(token.raw) : '';
  return raw === '' ? 0 : Math.max(0, body.indexOf(raw));
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
