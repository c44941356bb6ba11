import { useMemo, useState } from 'react';
import { MESSAGES } from '../../bundle/messages';
import type { PageRecord, SidebarItem } from '../../bundle/records';
import { flattenSidebar } from '../../content/sidebar';
import { ActivePageContext, SidebarContext } from './sidebar-context';
import { SidebarItems } from './sidebar-group';
import { SidebarHeadings } from './sidebar-headings';
import { useOpenGroups } from './use-open-groups';

/** Heading depth of an `'auto'` sidebar: `h2` and `h3`. */
const AUTO_DEPTH = 2;

/** A longer sidebar has a field to filter it. */
const MAX_ENTRIES_WITHOUT_FILTER = 40;

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
            <p className="sidebar-title">{record.title}</p>
            <SidebarHeadings record={record} depth={AUTO_DEPTH} currentSlug={currentSlug} />
          </>
        )
      ) : (
        <SidebarContext value={state}>
          <ActivePageContext value={activePage}>
            <SidebarTree key={section} items={items} />
          </ActivePageContext>
        </SidebarContext>
      )}
    </nav>
  );
}

/** A section's entries, and in a long section a field that narrows them down. */
function SidebarTree({ items }: { items: SidebarItem[] }) {
  const [text, setText] = useState('');
  const links = useMemo(() => flattenSidebar(items), [items]);
  const words = text.toLowerCase().split(/\s+/);
  const found =
    text.trim() === ''
      ? items
      : links.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  return (
    <>
      {links.length > MAX_ENTRIES_WITHOUT_FILTER && (
        <input
          type="search"
          className="sidebar-filter"
          aria-label={MESSAGES.filterSidebar}
          placeholder={MESSAGES.filterSidebar}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {found.length > 0 ? (
        <ul>
          <SidebarItems items={found} parentKey="" depth={undefined} />
        </ul>
      ) : (
        <p role="status">{MESSAGES.noSidebarEntry}</p>
      )}
    </>
  );
}
