import { useEffect, useState } from 'react';
import { SAVED_MESSAGES } from '../../bundle/messages/saved-sections';
import type { SavedState } from '../../content/offline/saved-state';
import { reportError } from '../../shared/report-error';
import { formatBytes } from './format-bytes';
import { readStorageUse, type StorageUse } from './storage-room';

/**
 * Says how many sections are saved, how much of the available storage is used, and whether the browser may clear it.
 */
export function StorageNote({ states }: { states: ReadonlyMap<string, SavedState> }) {
  const [usage, setUsage] = useState<StorageUse>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `states` means that the usage has changed
  useEffect(() => {
    let isCancelled = false;
    readStorageUse().then(
      (value) => !isCancelled && setUsage(value),
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
        {usage?.used !== undefined &&
          usage.quota !== undefined &&
          SAVED_MESSAGES.quotaFigures(formatBytes(usage.used), formatBytes(usage.quota))}
      </p>
      {usage && <p>{usage.isPersistent ? SAVED_MESSAGES.persistent : SAVED_MESSAGES.notPersistent}</p>}
      <p>{SAVED_MESSAGES.updates}</p>
    </div>
  );
}
