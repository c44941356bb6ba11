import { useEffect, useState } from 'react';
import { SAVED_MESSAGES } from '../../bundle/messages/saved-sections';
import type { SavedState } from '../../content/offline/saved-state';
import { reportError } from '../../shared/report-error';
import { formatBytes } from './format-bytes';
import { readStorageUse, type StorageUse } from './storage-room';

/** How much is kept on this device, counted anew whenever `states` change. */
export function StorageNote({ states }: { states: ReadonlyMap<string, SavedState> }) {
  const [use, setUse] = useState<StorageUse>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept has changed with them
  useEffect(() => {
    let isCancelled = false;
    readStorageUse().then(
      (value) => !isCancelled && setUse(value),
      (error: unknown) => reportError('offline', error),
    );
    return () => {
      isCancelled = true;
    };
  }, [states]);
  const saved = [...states.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <div className="offline-note">
      <p>
        {SAVED_MESSAGES.savedSize(states.size, formatBytes(saved))}
        {use?.used !== undefined &&
          use.quota !== undefined &&
          SAVED_MESSAGES.quotaFigures(formatBytes(use.used), formatBytes(use.quota))}
      </p>
      <p>{use?.isPersistent ? SAVED_MESSAGES.persistent : SAVED_MESSAGES.notPersistent}</p>
      <p>{SAVED_MESSAGES.updates}</p>
    </div>
  );
}
