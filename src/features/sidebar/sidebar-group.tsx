import { memo, useContext, useId } from 'react';
import { isSidebarGroup } from '../../bundle/is-sidebar-group';
import { MESSAGES } from '../../bundle/messages';
import type { SidebarGroup, SidebarItem } from '../../bundle/records';
import { groupKeyOf } from '../../content/sidebar';
import { SidebarContext } from './sidebar-context';
import { SidebarLink } from './sidebar-link';

interface SidebarItemsProps {
  items: SidebarItem[];
  parentKey: string;
  depth: number | undefined;
}

/**
 * A list of links and groups. Memoised, so that it is not rendered again while the reader scrolls or when an author
 * saves the page.
 */
export const SidebarItems = memo(function SidebarItems({ items, parentKey, depth }: SidebarItemsProps) {
  return items.map((item) => (
    <li key={isSidebarGroup(item) ? groupKeyOf(parentKey, item) : item.path}>
      {isSidebarGroup(item) ? (
        <Group group={item} parentKey={parentKey} />
      ) : (
        <SidebarLink link={item} depth={depth} />
      )}
    </li>
  ));
});

function Group({ group, parentKey }: { group: SidebarGroup; parentKey: string }) {
  const { open, toggle } = useContext(SidebarContext);
  const id = useId();
  const key = groupKeyOf(parentKey, group);
  const isOpen = !group.collapsable || open[key] === true;
  const link = group.path === undefined ? undefined : { title: group.title, path: group.path };
  return (
    <div className="sidebar-group">
      <div className="sidebar-group-head">
        {link && <SidebarLink link={link} depth={0} />}
        {!link && !group.collapsable && <p className="sidebar-group-title">{group.title}</p>}
        {group.collapsable && (
          <button
            type="button"
            className={link ? 'sidebar-group-arrow' : 'sidebar-group-title'}
            aria-label={link && MESSAGES.toggleGroup(group.title)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => toggle(key)}
          >
            {link ? null : group.title}
          </button>
        )}
      </div>
      <ul id={id} className="sidebar-items" hidden={!isOpen}>
        <SidebarItems items={group.children} parentKey={key} depth={group.sidebarDepth} />
      </ul>
    </div>
  );
}
