import { useCallback, useEffect, useState } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';

/** In addresses, so that a link shows others the same version: `?v=7.2`. */
const PARAMETER = 'v';

/** Names the chosen version in the page's address; the newest needs no name. */
function nameInAddress(version: string | undefined): void {
  const address = new URL(window.location.href);
  if (version === undefined) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, version);
  if (address.href !== window.location.href)
    window.history.replaceState(window.history.state, '', address.href);
}

/**
 * The version of the product that the reader uses: from the address, else as chosen last; undefined for the newest.
 * `entryKey` changes with every page.
 */
export function useVersion(
  versions: readonly string[] | undefined,
  entryKey: string | undefined,
): [version: string | undefined, choose: (version: string) => void] {
  const [version, setVersion] = useState<string>();
  const choose = useCallback(
    (next: string) => {
      const older = next === versions?.at(-1) ? undefined : next;
      writeStored('localStorage', STORAGE_KEYS.version, older ?? '');
      nameInAddress(older);
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
    if (entryKey && version !== undefined) nameInAddress(version);
  }, [entryKey, version]);
  return [version, choose];
}
