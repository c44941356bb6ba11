import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_ADDRESS_PAUSE_MS } from '../../bundle/constants';
import { withBase } from '../../bundle/paths';

/** Functions that keep a field and the address of its page in step. */
interface AddressInput {
  /** React key of the field: it changes when the field has to be reset to the address. */
  key: number;
  /** Changes the address to `path` after `SEARCH_ADDRESS_PAUSE_MS`. */
  follow: (path: string) => void;
  /** Makes the pending change at once. */
  flush: () => void;
}

/**
 * Updates the address of a page to what is typed on it once the reader pauses; the history entry is replaced. `asked`
 * is the path and query string that the address bar shows now.
 */
export function useAddressInput(asked: string): AddressInput {
  const navigate = useNavigate();
  /** `own` is the last address that the field itself set. */
  const [shown, setShown] = useState({ asked, own: asked, key: 0 });
  const pending = useRef<{ path: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const cancel = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);
  useEffect(() => cancel, [cancel]);

  // The address has changed. If the field did not set it (but back, forward or a link did), a new key resets the field.
  if (shown.asked !== asked)
    setShown({ asked, own: asked, key: asked === shown.own ? shown.key : shown.key + 1 });

  const flush = useCallback(() => {
    const path = pending.current?.path;
    cancel();
    // The reader may already be opening another page.
    if (path === undefined || withBase(path).split('?')[0] !== window.location.pathname) return;
    setShown((before) => ({ ...before, own: path }));
    navigate(path, { replace: true });
  }, [cancel, navigate]);
  const follow = useCallback(
    (path: string) => {
      cancel();
      if (path !== asked) pending.current = { path, timer: setTimeout(flush, SEARCH_ADDRESS_PAUSE_MS) };
    },
    [asked, cancel, flush],
  );
  return { key: shown.key, follow, flush };
}
