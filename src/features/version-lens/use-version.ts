import { useCallback, useEffect, useState } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';

/** URL parameter (`?v=7.2`), so that whoever follows a shared link sees the same version. */
const PARAMETER = 'v';

/** Puts the chosen version into the page's address; the newest (undefined) is left out. */
function putInAddress(version: string | undefined): void {
  const address = new URL(window.location.href);
  if (version === undefined) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, version);
  if (address.href !== window.location.href)
    window.history.replaceState(window.history.state, '', address.href);
}

/**
 * The version of the product that the reader uses: from the address, else as chosen last; undefined for the newest.
 * `historyKey` changes with every navigation.
 */
export function useVersion(
  versions: readonly string[] | undefined,
  historyKey: string | undefined,
): [version: string | undefined, choose: (version: string) => void] {
  const [version, setVersion] = useState<string>();
  const choose = useCallback(
    (next: string) => {
      const older = next === versions?.at(-1) ? undefined : next;
      writeStored('localStorage', STORAGE_KEYS.version, older ?? '');
      putInAddress(older);
      setVersion(older);
    },
    [versions],
  );
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get(PARAMETER);
    const wanted = [named, readStored('localStorage', STORAGE_KEYS.version)];
    const known = wanted.find((text) => typeof text === 'string' && versions?.includes(text));
    if (known) choose(known);
  }, [versions, choose]);
  useEffect(() => {
    if (historyKey && version !== undefined) putInAddress(version);
  }, [historyKey, version]);
  return [version, choose];
}
