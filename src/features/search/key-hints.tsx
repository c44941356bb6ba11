import { SEARCH_PANEL_MESSAGES } from '../../bundle/messages/search-panel';

const HINTS: [keys: string[], text: string][] = [
  [['↑', '↓'], SEARCH_PANEL_MESSAGES.keys.move],
  [['↵'], SEARCH_PANEL_MESSAGES.keys.open],
  [['Esc'], SEARCH_PANEL_MESSAGES.keys.close],
];

/** Shows what the keys do. Hidden from screen readers, which explain the keys of a combobox themselves. */
export function KeyHints() {
  return (
    <p className="search-keys" aria-hidden="true">
      {HINTS.map(([keys, text]) => (
        <span key={text}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {text}
        </span>
      ))}
    </p>
  );
}
