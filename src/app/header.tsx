import type { SiteIndex } from '../bundle/records';
import { MainNav } from '../features/navbar/main-nav';
import { Navbar } from '../features/navbar/navbar';
import { SearchButton } from '../features/search/search-button';
import { ThemeSwitch } from '../features/theme-switch/theme-switch';
import { ErrorBoundary } from '../shared/error-boundary';
import { DRAWER_ID } from './element-ids';
import type { SiteSearch } from './use-site-search';

interface HeaderProps {
  site: SiteIndex;
  path: string;
  isPhone: boolean;
  isDrawerOpen: boolean;
  onOpenDrawer: () => void;
  search: SiteSearch;
  announce: (text: string) => void;
}

/** The bar above every page: the site's name, its navigation unless on a phone, and the buttons. */
export function Header({ site, path, isPhone, search, announce, ...drawer }: HeaderProps) {
  return (
    <Navbar
      title={site.title}
      logo={site.logo}
      repo={site.repo}
      drawerId={DRAWER_ID}
      nav={
        !isPhone && (
          <ErrorBoundary resetKey={path}>
            <MainNav items={site.nav} path={path} />
          </ErrorBoundary>
        )
      }
      tools={
        <>
          <ErrorBoundary>
            <SearchButton onOpen={search.open} onIntent={search.preload} />
          </ErrorBoundary>
          <ErrorBoundary>
            <ThemeSwitch announce={announce} />
          </ErrorBoundary>
        </>
      }
      {...drawer}
    />
  );
}
