import { useEffect, useRef, useState } from 'react';
import { COPIED_SHOWN_MS } from '../../bundle/constants';

/** Result of the last copy; `idle` again after `COPIED_SHOWN_MS`. */
type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies a text that is not loaded yet. The browser requires the clipboard call during the click, so the call gets a
 * promise.
 */
async function copyLater(load: () => Promise<string>): Promise<void> {
  if (!navigator.clipboard) throw new Error('There is no clipboard without HTTPS.');
  // Firefox before 127, which lets a call come a while after the click.
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await load());
  const blob = load().then((text) => new Blob([text], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** The state of the last copy, and a function that copies the text that `load` resolves to. */
export function useCopyText(load: () => Promise<string>): [CopyState, () => Promise<CopyState>] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<CopyState> => {
    const result = await copyLater(load).then(
      () => 'copied' as const,
      (error: unknown) => {
        console.warn('Nothing was copied.', error);
        return 'failed' as const;
      },
    );
    setState(result);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), COPIED_SHOWN_MS);
    return result;
  };
  return [state, copy];
}
