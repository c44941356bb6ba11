import { memo, useContext } from 'react';
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
 * saves the page. Every document holds the whole list, so the heads of groups and their lists have no classes.
 */
export const SidebarItems = memo(function SidebarItems({ items, parentKey, depth }: SidebarItemsProps) {
  return items.map((item) =>
    isSidebarGroup(item) ? (
      <Group key={groupKeyOf(parentKey, item)} group={item} parentKey={parentKey} />
    ) : (
      <li key={item.path}>
        <SidebarLink link={item} depth={depth} />
      </li>
    ),
  );
});

function Group({ group, parentKey }: { group: SidebarGroup; parentKey: string }) {
  const { open, toggle } = useContext(SidebarContext);
  const key = groupKeyOf(parentKey, group);
  const isOpen = !group.collapsable || open[key] === true;
  const link = group.path === undefined ? undefined : { title: group.title, path: group.path };
  return (
    <li className="sidebar-group">
      <div>
        {link && <SidebarLink link={link} depth={0} />}
        {!link && !group.collapsable && <p>{group.title}</p>}
        {group.collapsable && (
          <button
            type="button"
            aria-label={link && MESSAGES.toggleGroup(group.title)}
            aria-expanded={isOpen}
            onClick={() => toggle(key)}
          >
            {link ? null : group.title}
          </button>
        )}
      </div>
      <ul hidden={!isOpen}>
        <SidebarItems items={group.children} parentKey={key} depth={group.sidebarDepth} />
      </ul>
    </li>
  );
}
