import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import type { NavItem } from '../../bundle/records';
import { isNavLinkActive } from '../../content/resolve-nav-link';
import { NavLink } from './nav-link';

interface NavMenuProps {
  item: NavItem;
  path: string;
}

function MenuEntries({ items, path }: { items: NavItem[]; path: string }) {
  return items.map((item) => (
    <li key={item.text}>
      {item.items?.length ? (
        <>
          <p className="nav-menu-title">{item.text}</p>
          <ul>
            <MenuEntries items={item.items} path={path} />
          </ul>
        </>
      ) : (
        <NavLink item={item} path={path} />
      )}
    </li>
  ));
}

/** Whether an entry, or an entry below it, links to the page on screen or to a folder that contains the page. */
function holdsPage({ link, items = [] }: NavItem, path: string): boolean {
  return isNavLinkActive(link, path) || items.some((item) => holdsPage(item, path));
}

/** A dropdown menu of the navbar. It opens on click, with an arrow key, and while the mouse is over it. */
export function NavMenu({ item, path }: NavMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const pressedBy = useRef('');
  const items = item.items ?? [];

  const onKeyDown = (event: KeyboardEvent): void => {
    const button = box.current?.querySelector('button');
    if (event.key === 'Escape' && isOpen) {
      // Nothing else closes: neither the drawer around the menu nor the marks of a search.
      event.preventDefault();
      setIsOpen(false);
      button?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
    const stops = [button, ...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    // The list is hidden until React has rendered, and hidden links cannot be focused.
    requestAnimationFrame(() => stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus());
  };
  const onBlur = (event: FocusEvent): void => {
    if (!box.current?.contains(event.relatedTarget)) setIsOpen(false);
  };
  const onClick = ({ detail }: MouseEvent): void => {
    // Hovering has opened the menu already, so a mouse click must not close it. A click by key has `detail` 0;
    // `pressedBy` is needed because not every browser sets `pointerType` on click events.
    const isMouse = detail > 0 && pressedBy.current === 'mouse';
    setIsOpen((open) => isMouse || !open);
  };
  const setOpenOnHover = (pointerType: string, open: boolean): void => {
    if (pointerType === 'mouse') setIsOpen(open);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only serve the button and links inside
    <div
      ref={box}
      className="nav-menu"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={(event) => setOpenOnHover(event.pointerType, true)}
      onPointerLeave={(event) => setOpenOnHover(event.pointerType, false)}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-active={items.some((entry) => holdsPage(entry, path)) || undefined}
        onPointerDown={(event) => {
          pressedBy.current = event.pointerType;
        }}
        onClick={onClick}
      >
        {item.text}
      </button>
      <ul id={id} hidden={!isOpen}>
        <MenuEntries items={items} path={path} />
      </ul>
    </div>
  );
}
