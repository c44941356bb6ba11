import type { NavItem, SiteIndex } from '../bundle/records';
import type { ShownPage } from '../content/load-page';
import { resolveSidebar } from '../content/sidebar';
import { Drawer } from '../features/drawer/drawer';
import { MainNav } from '../features/navbar/main-nav';
import { Sidebar } from '../features/sidebar/sidebar';
import { ErrorBoundary } from '../shared/error-boundary';
import { DRAWER_ID } from './element-ids';

interface SideColumnProps {
  site: SiteIndex;
  page: ShownPage | undefined;
  path: string;
  currentSlug: string | undefined;
  isPhone: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * The sidebar of the page on screen: its items, `'auto'` for the page's own headings, or an empty list for none. Only
 * the empty list has the `length` 0.
 */
export function findSidebar(page: ShownPage | undefined) {
  return page?.kind === 'page' ? resolveSidebar(page.record, page.section.sidebar) : [];
}

/** The entries of the header that a phone has no room for. */
function navEntriesForPhone({ nav, repo }: SiteIndex): NavItem[] {
  return repo ? [...nav, { text: repo.label, link: repo.url }] : nav;
}

/** The sidebar. On phones it is a drawer, which also contains the top navigation. */
export function SideColumn({ site, page, path, currentSlug, isPhone, ...drawer }: SideColumnProps) {
  const items = findSidebar(page);
  const section = page?.kind === 'page' ? page.section.section : '';
  return (
    <Drawer id={DRAWER_ID} isModal={isPhone} section={section} path={path} {...drawer}>
      {isPhone && (
        <ErrorBoundary resetKey={path}>
          <MainNav items={navEntriesForPhone(site)} path={path} />
        </ErrorBoundary>
      )}
      {items.length > 0 && (
        <ErrorBoundary key={section} resetKey={path}>
          <Sidebar
            section={section}
            items={items}
            path={path}
            record={page?.kind === 'page' ? page.record : undefined}
            currentSlug={currentSlug}
          />
        </ErrorBoundary>
      )}
    </Drawer>
  );
}
