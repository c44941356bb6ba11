import { MESSAGES } from '../../bundle/messages';
import type { NavItem } from '../../bundle/records';
import { isNavLinkActive, resolveNavLink } from '../../content/resolve-nav-link';

interface NavLinkProps {
  item: NavItem;
  /** Path of the page on screen. */
  path: string;
}

/** An entry of the top navigation that is a link. */
export function NavLink({ item, path }: NavLinkProps) {
  const attributes = resolveNavLink(item);
  return (
    <a {...attributes} aria-current={isNavLinkActive(item.link, path) ? 'page' : undefined}>
      {item.text}
      {attributes.target === '_blank' && <span className="sr-only">{MESSAGES.newWindow}</span>}
    </a>
  );
}
