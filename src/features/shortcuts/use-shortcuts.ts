import { useEffect, useRef, useState } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';

/** Stored when the reader has turned the single-key shortcuts off, for example because of voice control. */
const OFF = 'off';

/**
 * Fields that accept typed text. A check box does not: `?` must work while the one on the shortcut sheet has
 * the focus.
 */
const TYPING_SELECTOR = 'input:not([type=checkbox], [type=radio]), textarea, select';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPING_SELECTOR));
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
}

/**
 * Calls the action of a key pressed without Ctrl, Alt or Meta, unless the reader is typing or has turned the
 * shortcuts off. `actions` has `KeyboardEvent.key` in lower case as keys. `?` also works when they are off, so that
 * they can be turned on again.
 */
export function useShortcuts(
  actions: Record<string, () => void>,
): [isOn: boolean, setIsOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => setIsOn(readStored('localStorage', STORAGE_KEYS.shortcuts) !== OFF), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || hasModifier(event) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const action = isOn || key === '?' ? latest.current[key] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  const choose = (next: boolean): void => {
    writeStored('localStorage', STORAGE_KEYS.shortcuts, next ? '' : OFF);
    setIsOn(next);
  };
  return [isOn, choose];
}
