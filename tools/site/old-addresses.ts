import path from 'node:path';
import { BASE_PATH } from '../../src/bundle/constants';
import {
  comparablePath,
  decodeSafely,
  encodePath,
  isExternalLink,
  sectionNameOf,
  splitHash,
  withBase,
} from '../../src/bundle/paths';
import { REDIRECTS_FILE, readRedirects } from '../source/config/read-redirects';
import { SITE_CONFIG_FILE } from '../source/config/read-site-config';
import type { SiteConfig } from '../source/config/site-schema';
import { isIndexFile } from '../source/page-paths';
import type { SourcePage } from '../source/source-page';
import { findScalar } from '../support/find-scalar';
import { nearestHint } from '../support/nearest-name';
import { errorAt, type Problem } from '../support/problems';
import { readOptionalText } from '../support/read-optional-text';
import { faultOfAddress, quote } from '../support/safe-path';
import { htmlFileOf } from './file-names';
import type { SiteMap } from './site-map';

/** File, below the host's root, that redirects from an old address: `/old` → `old/index.html`. */
export function fileOfOldAddress(address: string): string {
  const file = address.slice(1);
  return /\.html?$/i.test(file) ? file : `${file.replace(/\/$/, '')}/index.html`;
}

/**
 * Reads the old addresses of the host outside the base (`redirects` in `site.yml`), decoded, each with its target.
 * Claims their files. Reports pages in the site's `oldFolders`.
 */
export async function readOldAddresses(
  root: string,
  config: SiteConfig,
  map: SiteMap,
): Promise<{ oldAddresses: Map<string, string>; problems: Problem[] }> {
  const oldAddresses = new Map<string, string>();
  const problems: Problem[] = [];
  const text = (await readOptionalText(path.join(root, SITE_CONFIG_FILE))) ?? '';
  const report = (value: string, below: string, message: string, hint: string): void => {
    const place = { file: SITE_CONFIG_FILE, ...findScalar(text, { value, below }) };
    problems.push(errorAt(place, 'redirect', message, hint));
  };
  for (const folder of config.oldFolders) {
    const page = map.pages.find((known) => sectionNameOf(known.path) === folder);
    const message = `pages are in the old folder ${quote(folder)}: ${page?.relativePath}`;
    const hint = 'Move them, or take the folder off the list: all its addresses lead elsewhere.';
    if (page) report(folder, 'oldFolders', message, hint);
  }
  for (const [from, to] of Object.entries(config.redirects)) {
    const fault = faultOfOld(from) ?? map.names.claim([fileOfOldAddress(from)], `the redirect of ${from}`);
    const { path: target, hash } = splitHash(to);
    const page = isExternalLink(to) ? undefined : map.find(encodePath(target));
    if (fault) report(from, 'redirects', `the old address ${quote(from)} ${fault.found}`, fault.hint);
    else if (isExternalLink(to)) oldAddresses.set(from, to);
    else if (page) oldAddresses.set(from, withBase(page.path) + encodeURI(decodeSafely(hash)));
    else {
      const paths = map.pages.map((known) => known.path);
      const hint = nearestHint(target, paths, 'Write the address of a page, such as "/guide/install.html".');
      report(from, 'redirects', `"${from}" leads to "${to}", which is not a page`, hint);
    }
  }
  return { oldAddresses, problems };
}

function faultOfOld(from: string): { found: string; hint: string } | undefined {
  if (`${from}/`.startsWith(BASE_PATH))
    return { found: `is below the base ${BASE_PATH}`, hint: 'Write it in redirects.yml, without the base.' };
  if (!from.startsWith('/') || /[?#]/.test(from))
    return {
      found: 'is not a path',
      hint: 'Allowed: a path from the root of the host, such as "/old/page.html".',
    };
  return faultOfAddress(from);
}

/**
 * Reads `redirects.yml`, and adds redirects from the regular path of each page with a permalink and, in a site without a
 * home page, from `/` to its first page.
 */
export async function readPageRedirects(root: string, { sections }: SiteConfig, map: SiteMap) {
  const { redirects, gone, problems } = await readRedirects(root, {
    find: (wanted) => map.find(wanted),
    paths: map.pages.map((page) => comparablePath(page.path)),
    claim: (address) =>
      map.names.claim([htmlFileOf(address)], `the redirect of ${address} in ${REDIRECTS_FILE}`),
  });
  const permalinks = map.pages
    .filter(({ path, regularPath }) => path !== regularPath && !redirects.has(regularPath))
    // These redirects are implicit, so a redirect whose file name is taken or not allowed is dropped without an error.
    .filter(({ regularPath, relativePath }) => {
      const maker = `the redirect from the regular path of ${relativePath}`;
      return !faultOfAddress(regularPath) && !map.names.claim([htmlFileOf(regularPath)], maker);
    })
    .map(({ path, regularPath }): [string, string] => [regularPath, path]);
  const first = map.find('/') ? undefined : firstPage(map.pages, sections);
  const home: [string, string][] = first ? [['/', first.path]] : [];
  return { redirects: new Map([...home, ...permalinks, ...redirects]), gone, problems };
}

/** The first page of the first section, an index page if there is one. */
function firstPage(pages: readonly SourcePage[], sections: readonly string[]): SourcePage | undefined {
  const rank = ({ path: address, relativePath }: SourcePage) => {
    const at = sections.indexOf(sectionNameOf(address));
    const depth = relativePath.split('/').length;
    return [at < 0 ? sections.length : at, depth, isIndexFile(relativePath) ? 0 : 1];
  };
  const [first] = pages
    .map((page) => ({ page, rank: rank(page) }))
    .toSorted((a, b) => a.rank.map((n, i) => n - (b.rank[i] ?? 0)).find((n) => n !== 0) ?? 0);
  return first?.page;
}
