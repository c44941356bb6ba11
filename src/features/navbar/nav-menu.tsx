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

/** An entry of the top navigation that opens a list: by click, by keyboard, or under the mouse. */
export function NavMenu({ item, path }: NavMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const pressedBy = useRef('');
  const items = item.items ?? [];

  const onKeyDown = (event: KeyboardEvent): void => {
    const button = box.current?.querySelector('button');
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      button?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
    const stops = [button, ...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    // A list that is only now opening can take the focus after it is shown.
    requestAnimationFrame(() => stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus());
  };
  const onBlur = (event: FocusEvent): void => {
    if (!box.current?.contains(event.relatedTarget)) setIsOpen(false);
  };
  const onClick = ({ detail }: MouseEvent): void => {
    // The mouse has opened it by coming here; its click must not close it again. A key's click has no detail,
    // and not every browser says on a click which pointer it came from.
    const isMouse = detail > 0 && pressedBy.current === 'mouse';
    setIsOpen((open) => isMouse || !open);
  };
  const openForMouse = (pointerType: string, open: boolean): void => {
    if (pointerType === 'mouse') setIsOpen(open);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only serve the button and links inside
    <div
      ref={box}
      className="nav-menu"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={(event) => openForMouse(event.pointerType, true)}
      onPointerLeave={(event) => openForMouse(event.pointerType, false)}
    >
      <button
        type="button"
        className="nav-link"
        aria-expanded={isOpen}
        aria-controls={id}
        data-active={items.some((entry) => isNavLinkActive(entry.link, path)) || undefined}
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
