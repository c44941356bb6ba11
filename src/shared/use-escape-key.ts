import { useEffect, useEffectEvent } from 'react';
import { closeOnEscape } from './close-on-escape';

/** Calls `onEscape` for the Escape key while `isActive`, unless something that became active later closes first. */
export function useEscapeKey(isActive: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => (isActive ? closeOnEscape(() => close()) : undefined), [isActive]);
}
