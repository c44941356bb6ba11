import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfflineSection } from '../../bundle/records';
import { fetchSite } from '../../content/fetch-site';
import { saveSection } from '../../content/offline/save-section';
import { listSaved, removeSaved, type SavedState } from '../../content/offline/saved-state';
import { reportError } from '../../shared/report-error';
import { type SaveFailure, toSaveFailure } from './save-failure';
import { prepareStorage } from './storage-room';

/** A running save of a section, or the reason why the last save failed. */
export type SaveActivity =
  | { kind: 'saving'; done: number; total: number }
  | { kind: 'failed'; failure: SaveFailure };

export interface SavedSectionsState {
  /** Saved sections by name; undefined until they have been read. */
  states: ReadonlyMap<string, SavedState> | undefined;
  /** Whether the browser does not let this site store anything. */
  isDenied: boolean;
  activities: ReadonlyMap<string, SaveActivity>;
  /** Saves a section, resumes an interrupted save, or updates an outdated section. */
  save: (section: OfflineSection) => void;
  cancel: (name: string) => void;
  remove: (name: string) => void;
}

/**
 * Saves the version of a section that is on the server now. `savedBytes` is the size of an older copy on this device,
 * whose unchanged files need no room again.
 */
async function saveCurrent(
  section: OfflineSection,
  savedBytes: number,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<SaveFailure | undefined> {
  try {
    const obstacle = await prepareStorage(Math.max(0, section.bytes - savedBytes));
    if (obstacle) return obstacle;
    signal.throwIfAborted();
    // The site index in this tab may be older than the one on the server.
    const ref = (await fetchSite()).sections.find(({ name }) => name === section.name);
    if (!ref) return { kind: 'gone' };
    await saveSection(ref, { signal, onProgress });
    return undefined;
  } catch (error) {
    if (signal.aborted) return undefined;
    const failure = toSaveFailure(error);
    if (failure.kind === 'fault') reportError('offline', error);
    return failure;
  }
}

/**
 * The sections saved on this device, and functions to save and delete them. Leaving the page interrupts a save, which
 * can be resumed later.
 */
export function useSavedSections(): SavedSectionsState {
  const [states, setStates] = useState<ReadonlyMap<string, SavedState>>();
  const [isDenied, setDenied] = useState(false);
  const [activities, setActivities] = useState<ReadonlyMap<string, SaveActivity>>(new Map());
  const running = useRef(new Map<string, AbortController>());

  const refresh = useCallback(async (): Promise<void> => {
    const saved = await listSaved();
    setStates(new Map(saved.map((state) => [state.section, state])));
  }, []);
  const setActivity = useCallback((name: string, activity: SaveActivity | undefined): void => {
    setActivities((before) => {
      const others = [...before].filter(([key]) => key !== name);
      return new Map(activity ? [...others, [name, activity]] : others);
    });
  }, []);

  useEffect(() => {
    refresh().catch((error: unknown) => {
      setDenied(true);
      reportError('offline', error);
    });
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, [refresh]);

  const save = useCallback(
    (section: OfflineSection): void => {
      const { name } = section;
      if (running.current.has(name)) return;
      const controller = new AbortController();
      running.current.set(name, controller);
      setActivity(name, { kind: 'saving', done: 0, total: section.pages });
      saveCurrent(section, states?.get(name)?.bytes ?? 0, controller.signal, (done, total) =>
        setActivity(name, { kind: 'saving', done, total }),
      )
        .then((failure) => {
          setActivity(name, failure && { kind: 'failed', failure });
          running.current.delete(name);
          return refresh();
        })
        // An error of `refresh` does not replace the reason why a save failed.
        .catch((error: unknown) => reportError('offline', error));
    },
    [states, refresh, setActivity],
  );
  const cancel = useCallback((name: string): void => running.current.get(name)?.abort(), []);
  const remove = useCallback(
    (name: string): void => {
      setActivity(name, undefined);
      removeSaved(name)
        .then(refresh)
        .catch((error: unknown) => reportError('offline', error));
    },
    [refresh, setActivity],
  );
  return { states, isDenied, activities, save, cancel, remove };
}
