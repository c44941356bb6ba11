import type { ComponentProps, RefObject } from 'react';
import { ChunkLoadError } from '../bundle/chunk-load-error';
import { withBase } from '../bundle/paths';
import type { SiteIndex } from '../bundle/records';
import { findBreadcrumbs } from '../content/find-breadcrumbs';
import { Breadcrumbs } from '../features/breadcrumbs/breadcrumbs';
import { BrokenPage } from '../features/load-error/broken-page';
import { LoadError } from '../features/load-error/load-error';
import { OfflineHint } from '../features/offline/offline-hint';
import { Outline } from '../features/outline/outline';
import { PageBar } from '../features/outline/page-bar';
import { Skeleton } from '../features/skeleton/skeleton';
import { ErrorBoundary } from '../shared/error-boundary';
import { MAIN_ID } from './element-ids';
import { isHomePage } from './is-home-page';
import { PageView } from './page-view';
import { useOnReconnect } from './use-on-reconnect';
import type { Route } from './use-route';

interface PageFrameProps {
  site: SiteIndex | undefined;
  route: Route;
  main: RefObject<HTMLElement | null>;
  currentSlug: string | undefined;
  announce: (text: string) => void;
}

type PageErrorProps = Omit<ComponentProps<typeof LoadError>, 'error'> & {
  error: Error;
  site: SiteIndex | undefined;
};

/** Shows why the page did not load; throws any other error for the error boundary to catch. */
function PageError({ error, site, ...props }: PageErrorProps) {
  // The page is requested again as soon as the network is back, without a press of the button.
  useOnReconnect(props.onRetry);
  if (!(error instanceof ChunkLoadError)) throw error;
  return (
    <>
      <LoadError error={error} {...props} />
      <ErrorBoundary>
        <OfflineHint error={error} site={site} />
      </ErrorBoundary>
    </>
  );
}

/** The page's column: the bar with breadcrumbs and outline, and the page itself. */
export function PageFrame({ site, route, main, currentSlug, announce }: PageFrameProps) {
  const { view, isLoading, isSettled, retry } = route;
  const page = view?.error ? undefined : view?.page;
  const doc = page?.kind === 'page' && !isHomePage(page.record.frontmatter) ? page : undefined;
  const trail = doc ? findBreadcrumbs(doc.section, doc.record.path, doc.site.nav) : [];
  const headers = doc?.record.headers ?? [];
  // A new page renders its parts anew, also those that broke on the page before.
  const key = view?.location.pathname;
  return (
    <div className="page-frame" data-layout={page && !doc ? 'wide' : undefined}>
      {doc && (trail.length > 0 || headers.length > 0) && (
        <ErrorBoundary key={`${key}#bar`}>
          <PageBar isReading={currentSlug !== undefined}>
            {trail.length > 0 && (
              <ErrorBoundary key={key}>
                <Breadcrumbs trail={trail} />
              </ErrorBoundary>
            )}
            {headers.length > 0 && (
              // Siblings need different keys.
              <ErrorBoundary key={`${key}#outline`}>
                <Outline parent={trail.at(-1)?.title} headers={headers} currentSlug={currentSlug} />
              </ErrorBoundary>
            )}
          </PageBar>
        </ErrorBoundary>
      )}
      <main ref={main} id={MAIN_ID} className="page" tabIndex={-1} aria-busy={isLoading || !isSettled}>
        <ErrorBoundary key={key} fallback={<BrokenPage />}>
          {view?.error && (
            <PageError
              error={view.error}
              site={site}
              href={withBase(view.location.pathname)}
              isRetrying={isLoading}
              onRetry={retry}
            />
          )}
          {page && <PageView page={page} search={view?.location.search ?? ''} announce={announce} />}
          {!view && <Skeleton />}
        </ErrorBoundary>
      </main>
    </div>
  );
}
