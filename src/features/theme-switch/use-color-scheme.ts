import { useCallback, useEffect, useState } from 'react';
import { TOOLBAR_COLORS } from '../../bundle/constants';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';

/** The choices, in the order of the switch. */
export const SCHEME_CHOICES = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

const DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * The reader's colour scheme, set on `html[data-theme]` and as the colour of the browser's toolbar. Before the app
 * runs, `first-paint-script.ts` sets both from the same stored choice, so that no colour changes when this hook takes
 * over.
 */
export function useColorScheme(): [SchemeChoice, (choice: SchemeChoice) => void] {
  const [choice, setChoice] = useState<SchemeChoice>();

  useEffect(() => {
    const read = (): void => {
      const stored = readStored('localStorage', STORAGE_KEYS.colorScheme);
      setChoice(SCHEME_CHOICES.find((known) => known === stored) ?? 'system');
    };
    read();
    // Another tab has stored something.
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, []);

  useEffect(() => {
    if (choice === undefined) return;
    const system = window.matchMedia(DARK_QUERY);
    const apply = (): void => {
      const isDark = choice === 'system' ? system.matches : choice === 'dark';
      const theme = isDark ? 'dark' : 'light';
      document.documentElement.dataset.theme = theme;
      const color = getComputedStyle(document.documentElement).getPropertyValue(isDark ? '--bg' : '--accent');
      document
        .querySelector('meta[name=theme-color]')
        ?.setAttribute('content', color || TOOLBAR_COLORS[theme]);
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [choice]);

  const choose = useCallback((next: SchemeChoice) => {
    writeStored('localStorage', STORAGE_KEYS.colorScheme, next);
    setChoice(next);
  }, []);

  return [choice ?? 'system', choose];
}
