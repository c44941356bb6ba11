import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ChunkLoadError } from '../bundle/chunk-load-error';
import { DOCUMENT_FRESH_MS, SEARCH_PATH } from '../bundle/constants';
import {
  candidatePaths,
  comparablePath,
  decodeSafely,
  findSectionPart,
  findSections,
  leaveOldFolder,
  matchPath,
  splitHash,
} from '../bundle/paths';
import type { PageEntry, SectionIndex, SiteIndex } from '../bundle/records';
import { OFFLINE_PATH } from '../bundle/worker-contract';
import { queryKeyOf, recordQuery, type SafePageRecord, sectionQuery, siteQuery } from './queries';

/** What an address of the site leads to: a page to show, or a redirect. */
export type RouteResult =
  | { kind: 'page'; site: SiteIndex; section: SectionIndex; entry: PageEntry; record: SafePageRecord }
  | { kind: 'not-found'; site: SiteIndex; section: SectionIndex | undefined; path: string }
  /** The search page; its query is in the address. */
  | { kind: 'search'; site: SiteIndex }
  /** The page about offline reading; it needs no file besides the site's index. */
  | { kind: 'offline'; site: SiteIndex }
  | { kind: 'redirect'; to: string };

/** A page the app can show: everything but a redirect. */
export type ShownPage = Exclude<RouteResult, { kind: 'redirect' }>;

function isMissing(error: unknown): boolean {
  return error instanceof ChunkLoadError && error.failure.kind === 'missing';
}

/**
 * What an address without a page leads to: the same path without its first folder if the folder is one of `oldFolders` in
 * `site.yml`, the search page if the address is another spelling of its address, else not-found.
 */
function resolveWithoutPage(site: SiteIndex, section: SectionIndex | undefined, path: string): RouteResult {
  const moved = leaveOldFolder(path, site.oldFolders);
  if (moved !== undefined) return { kind: 'redirect', to: moved };
  const wanted = comparablePath(SEARCH_PATH);
  const isSearch = candidatePaths(path).some((candidate) => comparablePath(candidate) === wanted);
  return isSearch ? { kind: 'redirect', to: SEARCH_PATH } : { kind: 'not-found', site, section, path };
}

/** The record of a page. Aborting `signal` also cancels the request, so that a slow connection is free for other requests. */
async function loadRecord(
  client: QueryClient,
  entry: PageEntry,
  signal?: AbortSignal,
): Promise<SafePageRecord> {
  const query = recordQuery(entry);
  const giveUp = (): void => void client.cancelQueries({ queryKey: query.queryKey, exact: true });
  signal?.throwIfAborted();
  signal?.addEventListener('abort', giveUp);
  try {
    return await client.fetchQuery(query);
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}

async function resolvePath(client: QueryClient, path: string, signal?: AbortSignal): Promise<RouteResult> {
  // A cached index is good enough even if the last attempt to reload it failed.
  const site = await client.ensureQueryData(siteQuery());
  // The build refuses a content page at `SEARCH_PATH`. Other spellings, such as `/search/`, may be content pages.
  if (path === SEARCH_PATH) return { kind: 'search', site };
  if (path === OFFLINE_PATH && site.offline !== undefined) return { kind: 'offline', site };
  let section: SectionIndex | undefined;
  for (const ref of findSections(site, path)) {
    // Another spelling of the address may be listed in another part of the section.
    const parts = new Set(candidatePaths(path).flatMap((candidate) => findSectionPart(ref, candidate) ?? []));
    for (const part of parts) {
      section = await client.fetchQuery(sectionQuery(ref.name, part.file));
      const match = matchPath(section, path);
      if (!match) continue;
      if (match.kind === 'redirect') return match;
      const record = await loadRecord(client, match.page, signal);
      return { kind: 'page', site, section, entry: match.page, record };
    }
  }
  return resolveWithoutPage(site, section, path);
}

/** Reloads the site's index. Simultaneous calls share one request. */
async function refreshSite(client: QueryClient): Promise<SiteIndex> {
  const query = siteQuery();
  // Not `staleTime: 0`: with that, an index counts as fresh if the reader's clock was set back.
  await client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
  return client.fetchQuery(query);
}

/** Whether the server now has another version of the site. False if its index does not load. */
async function hasNewVersion(client: QueryClient, { buildId }: SiteIndex): Promise<boolean> {
  // The document itself has just been loaded.
  if (performance.now() < DOCUMENT_FRESH_MS) return false;
  try {
    return (await refreshSite(client)).buildId !== buildId;
  } catch (error) {
    if (error instanceof ChunkLoadError && error.failure.kind !== 'outdated') return false;
    throw error;
  }
}

/**
 * Path → site → section → page → record. A missing file or an unknown page may mean that a new version was deployed
 * since this tab was opened. After a missing file, the site's index is reloaded and the address is tried once more; after
 * an unknown page, only if the server has a new version.
 */
export async function loadPage(
  client: QueryClient,
  path: string,
  signal?: AbortSignal,
): Promise<RouteResult> {
  try {
    const page = await resolvePath(client, path, signal);
    if (page.kind !== 'not-found' || !(await hasNewVersion(client, page.site))) return page;
  } catch (error) {
    if (!isMissing(error)) throw error;
    await refreshSite(client);
  }
  return resolvePath(client, path, signal);
}

/**
 * The query of an address. Encoded and decoded paths share it. It does not retry, because the queries it consists of
 * do.
 */
export function routeQuery(client: QueryClient, path: string) {
  return queryOptions({
    queryKey: queryKeyOf('route', decodeSafely(path)),
    queryFn: ({ signal }) => loadPage(client, path, signal),
    retry: false,
    // A page that is missing now may exist after the next deployment.
    staleTime: (query) => (query.state.data?.kind === 'not-found' ? 0 : Number.POSITIVE_INFINITY),
  });
}

/** Prefetches a page before a click; after a failure, the click tries again. */
export async function prefetchPage(client: QueryClient, path: string): Promise<void> {
  await client.prefetchQuery(routeQuery(client, path));
  const page = client.getQueryData(routeQuery(client, path).queryKey);
  if (page?.kind === 'redirect') await client.prefetchQuery(routeQuery(client, splitHash(page.to).path));
}
