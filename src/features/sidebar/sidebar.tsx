import { MESSAGES } from '../../bundle/messages';
import type { PageRecord, SidebarItem } from '../../bundle/records';
import { SidebarContext } from './sidebar-context';
import { SidebarItems } from './sidebar-group';
import { SidebarHeadings } from './sidebar-headings';
import { useOpenGroups } from './use-open-groups';

/** An `'auto'` sidebar lists `h2` and `h3`. */
const AUTO_DEPTH = 2;

interface SidebarProps {
  section: string;
  items: SidebarItem[] | 'auto';
  path: string;
  record: PageRecord | undefined;
  currentSlug: string | undefined;
}

const NO_ITEMS: SidebarItem[] = [];

/** The links of a section, or for `'auto'` of one page. */
export function Sidebar({ section, items, path, record, currentSlug }: SidebarProps) {
  const [open, toggle] = useOpenGroups(section, items === 'auto' ? NO_ITEMS : items, path);
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
        <SidebarContext value={{ path, record, currentSlug, open, toggle }}>
          <ul>
            <SidebarItems items={items} parentKey="" depth={undefined} />
          </ul>
        </SidebarContext>
      )}
    </nav>
  );
}
