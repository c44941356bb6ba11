import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { ChunkLoadError } from '../bundle/chunk-load-error';
import { splitHash } from '../bundle/paths';
import { loadInFull, loadInFullIfDue, wasLoadedInFull } from '../content/full-load';
import { type RouteResult, routeQuery, type ShownPage } from '../content/load-page';

/** What is on screen: the last address whose page loaded or failed to load. */
export interface RouteView {
  location: Location;
  /** The page on screen. After a failure, the page before it: its sidebar and header stay. */
  page: ShownPage | undefined;
  /** A `ChunkLoadError`, or a program error while loading. */
  error: Error | undefined;
}

export interface Route {
  /** Undefined until the first page has loaded or failed to load. */
  view: RouteView | undefined;
  /** Whether the address bar's page is still loading: its data, or the whole document to get a newer app. */
  isLoading: boolean;
  /** Whether `view` shows the address bar's location. */
  isSettled: boolean;
  retry: () => void;
}

function asShown(data: RouteResult | undefined): ShownPage | undefined {
  return data && data.kind !== 'redirect' ? data : undefined;
}

/**
 * Why the page must be loaded in full: the server's files have a schema version that this app cannot read. Undefined
 * for other errors, and if a full load for this reason did not help.
 */
function findFullLoadReason(error: Error | undefined): string | undefined {
  if (!(error instanceof ChunkLoadError) || error.failure.kind !== 'outdated') return undefined;
  return wasLoadedInFull(error.failure.detail) ? undefined : error.failure.detail;
}

/** Whether a view differs from the one on screen. */
function isChanged(view: RouteView | undefined, next: RouteView): boolean {
  return (
    view?.location !== next.location || view.error !== next.error || (!next.error && view.page !== next.page)
  );
}

/** Loads the address bar's page. Until it has loaded or failed, the previous page stays on screen. */
export function useRoute(): Route {
  const client = useQueryClient();
  const location = useLocation();
  const navigate = useNavigate();
  const query = useQuery(routeQuery(client, location.pathname));
  const { data, isFetching, refetch } = query;
  const [view, setView] = useState<RouteView>();

  const shown = asShown(data);
  const error = data ? undefined : (query.error ?? undefined);
  // Computed once per error: as soon as the full load begins, `findFullLoadReason` would return undefined.
  const fullLoadReason = useMemo(() => findFullLoadReason(error), [error]);
  const nextView = (shown || error) &&
    fullLoadReason === undefined && { location, page: shown ?? view?.page, error };
  if (nextView && isChanged(view, nextView)) setView(nextView);

  useEffect(() => {
    if (data?.kind !== 'redirect') return;
    const { path, hash } = splitHash(data.to);
    navigate({ pathname: path, search: location.search, hash: location.hash || hash }, { replace: true });
  }, [data, location, navigate]);

  useEffect(() => {
    if (fullLoadReason !== undefined) loadInFull(fullLoadReason);
  }, [fullLoadReason]);

  const isElsewhere = view !== undefined && view.location.pathname !== location.pathname;
  useEffect(() => {
    if (isElsewhere) loadInFullIfDue();
  }, [isElsewhere]);

  return {
    view,
    isLoading: (isFetching && data === undefined) || fullLoadReason !== undefined,
    isSettled: view?.location === location,
    retry: () => void refetch(),
  };
}
