import type { ReactNode } from 'react';
import type { LINK_STATE_ATTRIBUTE } from '../../content/link-state';
import { SearchIcon } from './search-icon';

export interface OptionProps {
  id: string;
  href: string;
  icon: 'page' | 'heading' | 'all';
  className?: string;
  isActive: boolean;
  isTabbable: boolean;
  onActive: (id: string) => void;
  [LINK_STATE_ATTRIBUTE]?: string | undefined;
  children: ReactNode;
}

/** A search result: a link that the field's arrow keys, the mouse and, if `isTabbable`, the Tab key reach. */
export function ResultOption(props: OptionProps) {
  const { id, icon, className = '', isActive, isTabbable, onActive, children, ...link } = props;
  return (
    <a
      {...link}
      id={id}
      className={`search-option ${className}`}
      role="option"
      aria-selected={isActive}
      tabIndex={isTabbable ? undefined : -1}
      // Not `onPointerEnter`, which also fires when the list scrolls under a resting mouse.
      onPointerMove={() => !isActive && onActive(id)}
      onFocus={() => onActive(id)}
    >
      <SearchIcon name={icon} />
      {children}
    </a>
  );
}
