import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { SIDEBAR_MIN_WIDTH_PX } from '../bundle/constants';
import { MESSAGES } from '../bundle/messages';
import { siteQuery } from '../data/queries';
import { useAnnouncer } from '../effects/use-announcer';
import { useLinkPrefetch } from '../effects/use-link-prefetch';
import { useMediaQuery } from '../effects/use-media-query';
import { usePageLinks } from '../effects/use-page-links';
import { usePrintOrigin } from '../effects/use-print-origin';
import { useRememberPage } from '../effects/use-reading-history';
import { BackToTop } from '../features/back-to-top/back-to-top';
import { MainNav } from '../features/navbar/main-nav';
import { Navbar } from '../features/navbar/navbar';
import { ThemeSwitch } from '../features/theme-switch/theme-switch';
import { DRAWER_ID, MAIN_ID } from './element-ids';
import { ErrorBoundary } from './error-boundary';
import { Keyboard } from './keyboard';
import { PageFrame } from './page-frame';
import { findSidebar, SideColumn } from './side-column';
import { usePageAnnouncement } from './use-page-announcement';
import { usePlace } from './use-place';
import { useRoute } from './use-route';

/** One pixel less, since `max-width` is inclusive; the fraction is for windows between two whole widths. */
const PHONE_QUERY = `(max-width: ${SIDEBAR_MIN_WIDTH_PX - 0.02}px)`;

/** The layout all pages share. */
export function Shell() {
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const route = useRoute();
  const { scroller, currentSlug } = usePlace(route, main);
  const [announcement, announce] = useAnnouncer();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const isPhone = useMediaQuery(PHONE_QUERY);
  // It is loaded with the first page; this only reads it.
  const { data: site } = useQuery({ ...siteQuery(), enabled: false });
  usePageLinks(root);
  useLinkPrefetch(root);
  usePrintOrigin(site?.origin ?? '');

  const { view } = route;
  const page = view?.page;
  const path = view?.location.pathname ?? '/';
  const openDrawer = useCallback(() => setIsDrawerOpen(true), []);
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);
  const entryKey = view?.location.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every completed navigation closes it
  useEffect(closeDrawer, [entryKey, closeDrawer]);

  usePageAnnouncement(view, announce);
  useRememberPage(page?.kind === 'page' && !view?.error ? page.record : undefined, currentSlug);

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
          <ErrorBoundary>
            <Navbar
              title={site.title}
              repo={site.repo}
              isDrawerOpen={isDrawerOpen}
              drawerId={DRAWER_ID}
              onOpenDrawer={openDrawer}
              nav={!isPhone && <MainNav items={site.nav} path={path} />}
              tools={<ThemeSwitch announce={announce} />}
            />
          </ErrorBoundary>
        )}
        {site && (
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
        )}
        <PageFrame route={route} main={main} currentSlug={currentSlug} announce={announce} />
        {site?.footer && <footer className="site-footer">{site.footer}</footer>}
        <Keyboard page={page} onTop={() => scroller.scrollToTop(true)} />
        <BackToTop onClick={() => scroller.scrollToTop(true)} />
        <div className="sr-only" role="status" aria-live="polite">
          {announcement}
        </div>
      </div>
    </>
  );
}
