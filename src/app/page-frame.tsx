import type { RefObject } from 'react';
import { MESSAGES } from '../bundle/messages';
import { withBase } from '../bundle/paths';
import { findBreadcrumbs } from '../data/find-breadcrumbs';
import { resolveLayout } from '../data/resolve-layout';
import { Breadcrumbs } from '../features/breadcrumbs/breadcrumbs';
import { LoadError } from '../features/load-error/load-error';
import { Outline } from '../features/outline/outline';
import { Skeleton } from '../features/skeleton/skeleton';
import { MAIN_ID } from './element-ids';
import { ErrorBoundary } from './error-boundary';
import { PageView } from './page-view';
import type { Route } from './use-route';

interface PageFrameProps {
  route: Route;
  main: RefObject<HTMLElement | null>;
  currentSlug: string | undefined;
  announce: (text: string) => void;
}

const brokenPage = (
  <div role="alert">
    <p>{MESSAGES.failure.broken}</p>
    <p>
      <button type="button" onClick={() => window.location.reload()}>
        {MESSAGES.failure.reload}
      </button>
    </p>
  </div>
);

/** The column of the page: where one is, what the page holds, the page itself. */
export function PageFrame({ route, main, currentSlug, announce }: PageFrameProps) {
  const { view, isLoading, isSettled, retry } = route;
  const page = view?.error ? undefined : view?.page;
  const doc = page?.kind === 'page' && resolveLayout(page.record.frontmatter) !== 'Home' ? page : undefined;
  const key = view?.location.pathname;
  return (
    <div className="page-frame" data-layout={page && !doc ? 'wide' : undefined}>
      {doc && (
        <ErrorBoundary key={key}>
          <Breadcrumbs trail={findBreadcrumbs(doc.section, doc.record.path, doc.site.nav)} />
          {doc.record.headers.length > 0 && (
            <Outline path={doc.record.path} headers={doc.record.headers} currentSlug={currentSlug} />
          )}
        </ErrorBoundary>
      )}
      <main ref={main} id={MAIN_ID} className="page" tabIndex={-1} aria-busy={isLoading || !isSettled}>
        <ErrorBoundary key={key} fallback={brokenPage}>
          {view?.error && (
            <LoadError
              error={view.error}
              href={withBase(view.location.pathname)}
              isRetrying={isLoading}
              onRetry={retry}
            />
          )}
          {page && <PageView page={page} announce={announce} />}
          {!view && <Skeleton />}
        </ErrorBoundary>
      </main>
    </div>
  );
}
