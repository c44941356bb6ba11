import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ChunkLoadError } from '../../bundle/chunk-load-error';
import { MESSAGES } from '../../bundle/messages';
import { SAVED_MESSAGES } from '../../bundle/messages/saved-sections';
import { explainFailure } from '../../content/explain-failure';
import { siteQuery } from '../../content/queries';
import { catalogueQuery } from './offline-query';
import { SectionRow } from './section-row';
import { StorageNote } from './storage-note';
import { canSavePages } from './storage-room';
import { type SavedSectionsState, useSavedSections } from './use-saved-sections';

/** Tells screen readers how many sections are complete when that changes; the progress bar announces its own state. */
function useAnnouncedCount(
  { states, activities }: SavedSectionsState,
  announce: (text: string) => void,
): void {
  const before = useRef<number>(undefined);
  const complete = states && [...states.values()].filter(({ isComplete }) => isComplete).length;
  const isBusy = [...activities.values()].some(({ kind }) => kind === 'saving');
  useEffect(() => {
    if (complete === undefined || isBusy) return;
    if (before.current !== undefined && before.current !== complete)
      announce(SAVED_MESSAGES.savedCount(complete));
    before.current = complete;
  }, [complete, isBusy, announce]);
}

interface SavedSectionsProps {
  /** File with the catalogue of sections. */
  file: string;
  announce: (text: string) => void;
}

/** Lists all sections with their sizes, whether they are saved on this device, and buttons to save or delete them. */
export function SavedSections({ file, announce }: SavedSectionsProps) {
  const { data: catalogue, error, refetch } = useQuery(catalogueQuery(file));
  const { data: site } = useQuery({ ...siteQuery(), enabled: false });
  const saved = useSavedSections();
  useAnnouncedCount(saved, announce);
  if (!canSavePages() || saved.isDenied) return <p className="offline-note">{SAVED_MESSAGES.unsupported}</p>;
  if (error) {
    return (
      <p role="alert" className="offline-note">
        {error instanceof ChunkLoadError ? explainFailure(error.failure) : MESSAGES.failure.broken}{' '}
        <button type="button" onClick={() => refetch()}>
          {MESSAGES.retry}
        </button>
      </p>
    );
  }
  if (!catalogue || !saved.states) return <p className="offline-note">{MESSAGES.loading}</p>;
  return (
    <>
      <ul className="offline-sections" aria-label={SAVED_MESSAGES.sections}>
        {catalogue.sections.map((section) => (
          <SectionRow
            key={section.name}
            section={section}
            parts={site?.sections.find(({ name }) => name === section.name)?.parts}
            state={saved.states?.get(section.name)}
            activity={saved.activities.get(section.name)}
            onSave={saved.save}
            onCancel={saved.cancel}
            onRemove={saved.remove}
          />
        ))}
      </ul>
      <StorageNote states={saved.states} />
    </>
  );
}
