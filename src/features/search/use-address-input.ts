import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_ADDRESS_PAUSE_MS } from '../../bundle/constants';
import { withBase } from '../../bundle/paths';

/** Keeps a field and the address of its page in step. */
interface AddressInput {
  /** React key of the field: it changes when the field has to be reset to the address. */
  key: number;
  /** Changes the address to `path` after `SEARCH_ADDRESS_PAUSE_MS`. */
  follow: (path: string) => void;
  /** Makes the pending change at once. */
  flush: () => void;
}

/**
 * Keeps the address of a page in step with what is typed on it: replaced, not pushed, once the reader
 * pauses. `asked` is the path with its query that the address bar has now.
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

  // Back, forward or a link has led to another address than the field's.
  if (shown.asked !== asked)
    setShown({ asked, own: asked, key: asked === shown.own ? shown.key : shown.key + 1 });

  const flush = useCallback(() => {
    const path = pending.current?.path;
    cancel();
    // The reader may be on the way to another page.
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
