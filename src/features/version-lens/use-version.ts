import { useCallback, useEffect, useState } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';

/** URL parameter (`?v=7.2.2`), so that whoever follows a shared link sees the same version. */
const PARAMETER = 'v';

/** The version of this name; for the name of several (`7.2`), the newest of them. */
function findVersion(name: unknown, versions: readonly string[]): string | undefined {
  return versions.findLast((version) => version === name || version.startsWith(`${name}.`));
}

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
    const known = wanted.flatMap((text) => findVersion(text, versions ?? []) ?? []);
    if (known[0]) choose(known[0]);
  }, [versions, choose]);
  useEffect(() => {
    if (historyKey && version !== undefined) putInAddress(version);
  }, [historyKey, version]);
  return [version, choose];
}
