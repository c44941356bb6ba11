import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { SIDEBAR_BREAKPOINT_EM } from '../bundle/constants';
import { MESSAGES } from '../bundle/messages';
import { withBase } from '../bundle/paths';
import { siteQuery } from '../content/queries';
import { usePageLinks } from '../content/use-page-links';
import { useAnalytics } from '../features/analytics/use-analytics';
import { BackToTop } from '../features/back-to-top/back-to-top';
import { useRememberPage } from '../features/home/use-last-page';
import { useOwnSite } from '../features/own-site/use-own-site';
import { SearchDialog } from '../features/search/search-dialog';
import { useSearchMarks } from '../features/search/use-search-marks';
import { SiteFooter } from '../features/site-footer/site-footer';
import { useVersion } from '../features/version-lens/use-version';
import { useVersionLens } from '../features/version-lens/use-version-lens';
import { VersionChoice } from '../features/version-lens/version-choice';
import { ErrorBoundary } from '../shared/error-boundary';
import { IsolatedEffect } from '../shared/isolated-effect';
import { SearchActionsContext } from '../shared/search-opener';
import { MAIN_ID } from './element-ids';
import { Header } from './header';
import { LazyAssistant } from './lazy-assistant';
import { PageFrame } from './page-frame';
import { findSidebar, SideColumn } from './side-column';
import { UpdateNotice } from './update-notice';
import { useAnnouncer } from './use-announcer';
import { useLinkPrefetch } from './use-link-prefetch';
import { useMediaQuery } from './use-media-query';
import { useOldSearchRedirect } from './use-old-search-redirect';
import { usePageAnnouncement } from './use-page-announcement';
import { usePageEffects } from './use-page-effects';
import { useRoute } from './use-route';
import { useSiteSearch } from './use-site-search';

/**
 * Just below the width at which the sidebar stands beside the page: `max-width` is inclusive, and widths need not be
 * whole pixels. The style sheets have the same width.
 */
const PHONE_QUERY = `(max-width: ${SIDEBAR_BREAKPOINT_EM - 0.002}em)`;

/** The layout all pages share. */
export function Shell() {
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const route = useRoute();
  const { scroller, currentSlug } = usePageEffects(route, main);
  const [announcement, announce] = useAnnouncer();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const isPhone = useMediaQuery(PHONE_QUERY);
  // The first page loads the site index; this only reads the cache.
  const { data: site } = useQuery({ ...siteQuery(), enabled: false });
  const search = useSiteSearch(site, main);
  useOldSearchRedirect();
  usePageLinks(root);

  const { view } = route;
  const page = view?.page;
  const path = view?.location.pathname ?? '/';
  const openDrawer = useCallback(() => setIsDrawerOpen(true), []);
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);
  const historyKey = view?.location.key;
  // Every completed navigation closes the drawer.
  useEffect(() => {
    if (historyKey) setIsDrawerOpen(false);
  }, [historyKey]);

  const [version, chooseVersion] = useVersion(site?.versions, historyKey);
  usePageAnnouncement(view, announce);
  const record = page?.kind === 'page' && !view?.error ? page.record : undefined;
  const analyticsPath = view && !view.error ? withBase(view.location.pathname) : undefined;

  const frontmatter = page?.kind === 'page' ? page.record.frontmatter : {};
  const hasNavbar = site !== undefined && frontmatter.navbar !== false;
  const classes = [
    'theme-container',
    !hasNavbar && 'no-navbar',
    findSidebar(page).length === 0 && 'no-sidebar',
    frontmatter.pageClass,
  ];
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`} onClick={skip}>
        {MESSAGES.skipToContent}
      </a>
      <div ref={root} className={classes.filter(Boolean).join(' ')}>
        {hasNavbar && (
          <ErrorBoundary resetKey={path}>
            <Header
              site={site}
              path={path}
              isPhone={isPhone}
              isDrawerOpen={isDrawerOpen}
              onOpenDrawer={openDrawer}
              search={search}
              announce={announce}
            />
          </ErrorBoundary>
        )}
        {site && (
          <ErrorBoundary resetKey={path}>
            <SideColumn
              site={site}
              page={page}
              path={path}
              currentSlug={currentSlug}
              isPhone={isPhone}
              isOpen={isDrawerOpen}
              onOpen={openDrawer}
              onClose={closeDrawer}
            />
          </ErrorBoundary>
        )}
        <SearchActionsContext value={search}>
          <PageFrame site={site} route={route} main={main} currentSlug={currentSlug} announce={announce} />
        </SearchActionsContext>
        {site?.footer && (
          <ErrorBoundary>
            <SiteFooter footer={site.footer} />
          </ErrorBoundary>
        )}
        {site?.versions && (
          <ErrorBoundary resetKey={path}>
            <VersionChoice
              main={main}
              versions={site.versions}
              chosen={version}
              onChoose={chooseVersion}
              historyKey={historyKey}
            />
          </ErrorBoundary>
        )}
        {site && search.opening > 0 && (
          <ErrorBoundary>
            <SearchDialog
              key={search.opening}
              site={site}
              from={path}
              initial={search.initial}
              onChange={search.remember}
              onClose={search.close}
            />
          </ErrorBoundary>
        )}
        {site?.assistant && (
          <ErrorBoundary>
            <LazyAssistant config={site.assistant} />
          </ErrorBoundary>
        )}
        <ErrorBoundary>
          <BackToTop isPhone={isPhone} onClick={() => scroller.scrollToTop(true)} />
        </ErrorBoundary>
        <ErrorBoundary>
          <UpdateNotice hasWorker={site?.offline !== undefined} />
        </ErrorBoundary>
        <IsolatedEffect hook={useSearchMarks} args={[main, record && view?.location, scroller]} />
        <IsolatedEffect hook={useVersionLens} args={[main, version, historyKey]} />
        <IsolatedEffect hook={useOwnSite} args={[main, site?.ownSite, historyKey, announce]} />
        <IsolatedEffect hook={useLinkPrefetch} args={[root]} />
        <IsolatedEffect hook={useRememberPage} args={[record, currentSlug]} />
        <IsolatedEffect hook={useAnalytics} args={[site?.analytics, analyticsPath]} />
        <div className="sr-only" role="status" aria-live="polite">
          {announcement}
        </div>
      </div>
    </>
  );
}
