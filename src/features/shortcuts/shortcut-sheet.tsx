import { useEffect, useRef } from 'react';
import { MESSAGES } from '../../bundle/messages';

/** What the sheet lists: the keys as they are printed on a PC's keyboard, and what they do. */
const ROWS: [keys: string[], text: string][] = [
  [['?'], MESSAGES.shortcutKeys.help],
  [['/', 'Ctrl K'], MESSAGES.shortcutKeys.search],
  [['N'], MESSAGES.shortcutKeys.next],
  [['P'], MESSAGES.shortcutKeys.prev],
  [['T'], MESSAGES.shortcutKeys.top],
  [['H'], MESSAGES.shortcutKeys.home],
  [['Esc'], MESSAGES.shortcutKeys.escape],
  [['Tab'], MESSAGES.shortcutKeys.tab],
  [['←', '→'], MESSAGES.shortcutKeys.arrows],
];

interface ShortcutSheetProps {
  /** Whether the single-key shortcuts are on. */
  areShortcutsOn: boolean;
  onSwitchShortcuts: (isOn: boolean) => void;
  onClose: () => void;
}

/** Dialog that lists the shortcuts and lets the reader turn the single-key ones on or off. */
export function ShortcutSheet({ areShortcutsOn, onSwitchShortcuts, onClose }: ShortcutSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="shortcut-sheet"
      aria-label={MESSAGES.shortcuts}
      onClose={onClose}
      onClick={(event) => {
        // A click on the backdrop targets the dialog; one on its content targets a child.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div>
        <h2>{MESSAGES.shortcuts}</h2>
        <dl>
          {ROWS.map(([keys, text]) => (
            <div key={text}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            type="checkbox"
            checked={areShortcutsOn}
            onChange={(event) => onSwitchShortcuts(event.target.checked)}
          />
          {MESSAGES.useShortcuts}
        </label>
        <button type="button" onClick={onClose}>
          {MESSAGES.closeShortcuts}
        </button>
      </div>
    </dialog>
  );
}
