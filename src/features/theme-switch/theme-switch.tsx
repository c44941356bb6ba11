import { MESSAGES } from '../../bundle/messages';
import { SCHEME_CHOICES, type SchemeChoice, useColorScheme } from './use-color-scheme';

const NAMES: Record<SchemeChoice, string> = {
  system: MESSAGES.schemeSystem,
  light: MESSAGES.schemeLight,
  dark: MESSAGES.schemeDark,
};

/** SVG paths of line icons, in a view box of 24 × 24 units. */
const ICONS: Record<SchemeChoice, string> = {
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
};

/** A button that switches between the schemes: system, light, dark, and system again. */
export function ThemeSwitch({ announce }: { announce: (text: string) => void }) {
  const [choice, choose] = useColorScheme();
  const label = MESSAGES.colorScheme(NAMES[choice]);
  const onClick = (): void => {
    const next = SCHEME_CHOICES[(SCHEME_CHOICES.indexOf(choice) + 1) % SCHEME_CHOICES.length] ?? 'system';
    choose(next);
    announce(MESSAGES.colorScheme(NAMES[next]));
  };
  return (
    <button
      type="button"
      className="icon-button theme-switch"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={ICONS[choice]} />
      </svg>
    </button>
  );
}
