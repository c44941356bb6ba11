import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ChunkLoadError } from '../bundle/chunk-load-error';
import { decodeSafely, findSection, findSectionPart, matchPath, splitHash } from '../bundle/paths';
import type { PageEntry, SectionIndex, SiteIndex } from '../bundle/records';
import { queryKeyOf, recordQuery, type SafePageRecord, sectionQuery, siteQuery } from './queries';

/** What stands at an address of the site. */
export type RoutePage =
  | { kind: 'page'; site: SiteIndex; section: SectionIndex; entry: PageEntry; record: SafePageRecord }
  | { kind: 'not-found'; site: SiteIndex; section: SectionIndex | undefined; path: string }
  | { kind: 'redirect'; to: string };

/** A place the reader can stay at. */
export type ShownPage = Exclude<RoutePage, { kind: 'redirect' }>;

function isMissing(error: unknown): boolean {
  return error instanceof ChunkLoadError && error.failure.kind === 'missing';
}

async function resolvePath(client: QueryClient, path: string): Promise<RoutePage> {
  const site = await client.fetchQuery(siteQuery());
  const ref = findSection(site, path);
  const part = ref && findSectionPart(ref, path);
  if (!part) return { kind: 'not-found', site, section: undefined, path };
  const section = await client.fetchQuery(sectionQuery(part.file));
  const match = matchPath(section, path);
  if (!match) return { kind: 'not-found', site, section, path };
  if (match.kind === 'redirect') return match;
  const record = await client.fetchQuery(recordQuery(match.page.file));
  return { kind: 'page', site, section, entry: match.page, record };
}

/**
 * Path → site → section → page → record. A missing file first means that a new version was deployed
 * since this tab was opened: the site's index is read again, once, and the new address tried.
 */
export async function loadPage(client: QueryClient, path: string): Promise<RoutePage> {
  try {
    return await resolvePath(client, path);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await client.fetchQuery({ ...siteQuery(), staleTime: 0 });
    return await resolvePath(client, path);
  }
}

/** The query of an address. Two spellings of one path share it. The parts it is made of retry, it does not. */
export function routeQuery(client: QueryClient, path: string) {
  return queryOptions({
    queryKey: queryKeyOf('route', decodeSafely(path)),
    queryFn: () => loadPage(client, path),
    retry: false,
  });
}

/** Loads a page ahead of a click; a failure is kept for the click to try again. */
export async function prefetchPage(client: QueryClient, path: string): Promise<void> {
  await client.prefetchQuery(routeQuery(client, path));
  const page = client.getQueryData(routeQuery(client, path).queryKey);
  if (page?.kind === 'redirect') await client.prefetchQuery(routeQuery(client, splitHash(page.to).path));
}
