import path from 'node:path';
import type { Token } from 'marked';
import { decodeSafely, splitHash, withBase } from '../../src/bundle/paths';
import { isIndexFile, regularPathOf } from '../source/page-paths';
import { publishedDataPath } from '../source/published-data';
import { cleanAddress, LINK_SCHEMES, schemeOf } from '../support/address';
import { nearestHint } from '../support/nearest-name';
import { contentFileOf, isLinkedFromOutside } from './content-file';
import type { PageEnv } from './page-env';

/** How a link of a page is rendered. */
export type ResolvedLink =
  | { kind: 'external'; href: string }
  | { kind: 'page'; href: string }
  | { kind: 'plain'; href: string }
  /** Not linked: shown as text. */
  | { kind: 'text' };

/** Targets that VuePress turns into links within the app. */
const PAGE_TARGET_PATTERN = /(?:\/|\.md|\.html)$/i;

/** Resolves a link of a page and reports what is wrong with it. */
export function resolveLink(address: string, env: PageEnv, token: Token): ResolvedLink {
  const href = cleanAddress(address);
  const scheme = schemeOf(href);
  if (scheme === 'http' || scheme === 'https') return { kind: 'external', href };
  if (href.startsWith('//')) return { kind: 'plain', href };
  if (scheme !== undefined) {
    if (LINK_SCHEMES.includes(scheme)) return { kind: 'plain', href };
    const hint = `Allowed: ${LINK_SCHEMES.join(', ')}; write a literal "<${scheme}:…>" in backticks.`;
    env.error('link-scheme', `the link "${href}" uses the scheme "${scheme}"`, token, hint);
    return { kind: 'text' };
  }
  const { path: target, hash } = splitHash(href);
  if (target === '') {
    noteAnchorUse(env, env.path, hash, href, token);
    return { kind: 'plain', href };
  }
  return resolveLocal(target, hash, href, env, token);
}

function resolveLocal(target: string, hash: string, href: string, env: PageEnv, token: Token): ResolvedLink {
  const what = `the link "${href}"`;
  const file = contentFileOf(target, what, env, token);
  if (file === null) return { kind: 'plain', href };
  const asked = /\.md$/i.test(file) ? regularPathOf(file) : pagePathOf(file, target);
  const found = env.site.findPage(asked);
  if (found !== undefined) {
    noteAnchorUse(env, found, hash, href, token);
    return { kind: 'page', href: withBase(found) + hash };
  }
  const media = PAGE_TARGET_PATTERN.test(target) ? null : env.site.media.get(path.join(env.site.root, file));
  const published = media && publishedDataPath(file);
  if (published) return { kind: 'plain', href: withBase(encodeURI(published)) };
  if (media) return { kind: 'plain', href: media.url };
  if (isLinkedFromOutside(file, what, env, token)) return { kind: 'plain', href };
  const hint = nearestHint(decodeSafely(asked), env.site.pagePaths, 'No page has a similar address.');
  env.error(
    'dead-link',
    `the link "${href}" leads to ${decodeSafely(asked)}, which is not a page`,
    token,
    hint,
  );
  return PAGE_TARGET_PATTERN.test(target)
    ? { kind: 'page', href: withBase(asked) + hash }
    : { kind: 'plain', href };
}

function noteAnchorUse(env: PageEnv, page: string, hash: string, href: string, token: Token): void {
  if (hash.length > 1) env.anchorLinks.push({ page, slug: decodeSafely(hash.slice(1)), href, token });
}

/** Page address for a target without `.md`. */
function pagePathOf(file: string, target: string): string {
  if (isIndexFile(`${file}.md`) && !target.endsWith('/')) return regularPathOf(`${file}.md`);
  const trimmed = file === '.' || file === './' ? '' : file.replace(/\/$/, '');
  const slash = target.endsWith('/') && trimmed !== '' ? '/' : '';
  return encodeURI(`/${trimmed}${slash}`).replace(/\?/g, '%3F').replace(/#/g, '%23');
}
