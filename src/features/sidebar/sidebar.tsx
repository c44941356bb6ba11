import { useMemo } from 'react';
import { MESSAGES } from '../../bundle/messages';
import type { PageRecord, SidebarItem } from '../../bundle/records';
import { ActivePageContext, SidebarContext } from './sidebar-context';
import { SidebarItems } from './sidebar-group';
import { SidebarHeadings } from './sidebar-headings';
import { useOpenGroups } from './use-open-groups';

/** Heading depth of an `'auto'` sidebar: `h2` and `h3`. */
const AUTO_DEPTH = 2;

interface SidebarProps {
  section: string;
  items: SidebarItem[] | 'auto';
  path: string;
  record: PageRecord | undefined;
  currentSlug: string | undefined;
}

/** Always the same array, because an effect of `useOpenGroups` runs again for a new one. */
const NO_ITEMS: SidebarItem[] = [];

/** The links to a section's pages, or for `'auto'` to the headings of the page on screen. */
export function Sidebar({ section, items, path, record, currentSlug }: SidebarProps) {
  const [open, toggle] = useOpenGroups(section, items === 'auto' ? NO_ITEMS : items, path);
  const state = useMemo(() => ({ path, open, toggle }), [path, open, toggle]);
  const activePage = useMemo(() => ({ record, currentSlug }), [record, currentSlug]);
  return (
    <nav className="sidebar-nav" aria-label={MESSAGES.sidebar}>
      {items === 'auto' ? (
        record && (
          <>
            <p className="sidebar-group-title">{record.title}</p>
            <SidebarHeadings record={record} depth={AUTO_DEPTH} currentSlug={currentSlug} />
          </>
        )
      ) : (
        <SidebarContext value={state}>
          <ActivePageContext value={activePage}>
            <ul>
              <SidebarItems items={items} parentKey="" depth={undefined} />
            </ul>
          </ActivePageContext>
        </SidebarContext>
      )}
    </nav>
  );
}
