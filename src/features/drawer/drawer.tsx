import { type ReactNode, useRef } from 'react';
import { MESSAGES } from '../../bundle/messages';
import { useEscapeKey } from '../../shared/use-escape-key';
import { useScrollLock } from '../../shared/use-scroll-lock';
import { useFocusTrap } from './use-focus-trap';
import { useSidebarScroll } from './use-sidebar-scroll';
import { useSwipe } from './use-swipe';

/** Attributes of the box while it covers the page. */
const DIALOG = { role: 'dialog', 'aria-modal': true, 'aria-label': MESSAGES.drawer } as const;

interface DrawerProps {
  id: string;
  /** Whether the drawer slides over the page, as on phones, instead of standing beside it. */
  isModal: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Name of the section whose scroll position is kept. */
  section: string;
  path: string;
  children: ReactNode;
}

/** The box around the sidebar, on phones a drawer. */
export function Drawer({ id, isModal, isOpen, onOpen, onClose, section, path, children }: DrawerProps) {
  const box = useRef<HTMLDivElement>(null);
  const isCovering = isModal && isOpen;
  useFocusTrap(box, isCovering);
  useScrollLock(isCovering);
  useEscapeKey(isCovering, onClose);
  useSwipe(isModal, onOpen, onClose);
  useSidebarScroll(box, section, path);
  return (
    <>
      {isCovering && <div className="sidebar-mask" aria-hidden="true" onClick={onClose} />}
      <div
        ref={box}
        id={id}
        className="sidebar"
        data-open={isOpen || undefined}
        inert={isModal && !isOpen}
        {...(isCovering && DIALOG)}
      >
        <button
          type="button"
          className="icon-button drawer-close"
          aria-label={MESSAGES.closeSidebar}
          onClick={onClose}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        {children}
      </div>
    </>
  );
}
