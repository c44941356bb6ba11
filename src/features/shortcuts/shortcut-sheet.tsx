import { useEffect, useRef } from 'react';
import { SHORTCUT_MESSAGES } from '../../bundle/messages/shortcuts';

/** What the sheet lists: the keys as they are printed on a PC's keyboard, and what they do. */
const ROWS: [keys: string[], text: string][] = [
  [['?'], SHORTCUT_MESSAGES.keys.help],
  [['/', 'Ctrl K'], SHORTCUT_MESSAGES.keys.search],
  [['N'], SHORTCUT_MESSAGES.keys.next],
  [['P'], SHORTCUT_MESSAGES.keys.prev],
  [['T'], SHORTCUT_MESSAGES.keys.top],
  [['H'], SHORTCUT_MESSAGES.keys.home],
  [['Esc'], SHORTCUT_MESSAGES.keys.escape],
  [['Tab'], SHORTCUT_MESSAGES.keys.tab],
  [['←', '→'], SHORTCUT_MESSAGES.keys.arrows],
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
      aria-label={SHORTCUT_MESSAGES.title}
      onClose={onClose}
      onClick={(event) => {
        // A click on the backdrop targets the dialog; one on its content targets a child.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div>
        <h2>{SHORTCUT_MESSAGES.title}</h2>
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
          {SHORTCUT_MESSAGES.useShortcuts}
        </label>
        <button type="button" onClick={onClose}>
          {SHORTCUT_MESSAGES.close}
        </button>
      </div>
    </dialog>
  );
}
