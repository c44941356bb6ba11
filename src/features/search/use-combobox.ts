import { type KeyboardEvent, type RefObject, useState } from 'react';

/** The active option, which Enter opens, and the handler of the keys that change it. */
interface Combobox {
  activeId: string | undefined;
  setActiveId: (id: string | undefined) => void;
  /** Key handler of the field; returns whether it has handled the key. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Index of the option a key moves to; undefined for other keys. */
function findNext(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Keys of a combobox whose list has links as options: the focus stays in the field, `aria-activedescendant`
 * names the option. Source: WAI-ARIA Authoring Practices, combobox.
 */
export function useCombobox(root: RefObject<HTMLElement | null>): Combobox {
  const [activeId, setActiveId] = useState<string>();
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const options = [...(root.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    if (options.length === 0 || event.altKey) return false;
    const at = options.findIndex(({ id }) => id === activeId);
    if (event.key === 'Enter') {
      const { ctrlKey, metaKey, shiftKey } = event;
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
      options[at]?.dispatchEvent(click);
      return at >= 0;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const next = findNext(event.key, at, options.length);
    const option = next === undefined ? undefined : options[next];
    if (!option) return false;
    setActiveId(option.id);
    option.scrollIntoView({ block: 'nearest' });
    return true;
  };
  return { activeId, setActiveId, onKeyDown };
}
