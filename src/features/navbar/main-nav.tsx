import { useRef } from 'react';
import { MESSAGES } from '../../bundle/messages';
import type { NavItem } from '../../bundle/records';
import { NavLink } from './nav-link';
import { NavMenu } from './nav-menu';
import { useCurrentEntryInView } from './use-current-entry-in-view';

interface MainNavProps {
  items: NavItem[];
  path: string;
}

/** The site's top navigation: in the header, on phones in the drawer. */
export function MainNav({ items, path }: MainNavProps) {
  const nav = useRef<HTMLElement>(null);
  useCurrentEntryInView(nav, path);
  return (
    <nav ref={nav} className="main-nav" aria-label={MESSAGES.mainNav}>
      <ul>
        {items.map((item) => (
          <li key={item.text}>
            {item.items?.length ? (
              // The `key` closes an open menu when the reader goes to another page.
              <NavMenu key={path} item={item} path={path} />
            ) : (
              <NavLink item={item} path={path} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
