import { useId } from 'react';
import { SAVED_MESSAGES } from '../../bundle/messages/saved-sections';
import { withBase } from '../../bundle/paths';
import type { OfflineSection, SectionPart } from '../../bundle/records';
import type { SavedState } from '../../content/offline/saved-state';
import { explainSaveFailure } from './explain-save-failure';
import { formatBytes } from './format-bytes';
import type { SaveActivity } from './use-saved-sections';

interface SectionRowProps {
  section: OfflineSection;
  /** Index files of the section in the version of the site that this tab has loaded. */
  parts: readonly SectionPart[] | undefined;
  state: SavedState | undefined;
  activity: SaveActivity | undefined;
  onSave: (section: OfflineSection) => void;
  onCancel: (name: string) => void;
  onRemove: (name: string) => void;
}

type Standing = 'none' | 'partial' | 'saved' | 'outdated';

function standingOf(state: SavedState | undefined, parts: readonly SectionPart[] | undefined): Standing {
  if (!state) return 'none';
  if (!state.isComplete) return 'partial';
  const isCurrent = parts?.every(({ file }) => state.parts.includes(file)) ?? true;
  return isCurrent ? 'saved' : 'outdated';
}

/** One section: its title and size, its state on this device, and its buttons. */
export function SectionRow({ section, parts, state, activity, onSave, onCancel, onRemove }: SectionRowProps) {
  const titleId = useId();
  const noteId = useId();
  const standing = standingOf(state, parts);
  const isSaving = activity?.kind === 'saving';
  const isUpToDate = standing === 'saved' && !isSaving;
  return (
    <li className="offline-section" data-standing={isSaving ? 'saving' : standing}>
      <div className="offline-section-text">
        <a id={titleId} href={withBase(section.path)}>
          {section.title}
        </a>
        <p>{SAVED_MESSAGES.size(section.pages, formatBytes(section.bytes))}</p>
      </div>
      <p className="offline-section-standing">
        {isSaving ? SAVED_MESSAGES.saving(activity.done, activity.total) : SAVED_MESSAGES.standings[standing]}
      </p>
      <div className="offline-section-actions">
        {isSaving && (
          <button type="button" aria-describedby={titleId} onClick={() => onCancel(section.name)}>
            {SAVED_MESSAGES.cancel}
          </button>
        )}
        {!isSaving && !isUpToDate && (
          <button
            type="button"
            className="offline-save"
            aria-describedby={activity ? `${titleId} ${noteId}` : titleId}
            onClick={() => onSave(section)}
          >
            {SAVED_MESSAGES.actions[standing === 'saved' ? 'none' : standing]}
          </button>
        )}
        {!isSaving && standing !== 'none' && (
          <button type="button" aria-describedby={titleId} onClick={() => onRemove(section.name)}>
            {SAVED_MESSAGES.remove}
          </button>
        )}
      </div>
      {isSaving && (
        <progress
          aria-label={SAVED_MESSAGES.progress(section.title)}
          value={activity.done}
          max={Math.max(1, activity.total)}
        />
      )}
      {activity?.kind === 'failed' && (
        <p id={noteId} role="alert" className="offline-failure">
          {explainSaveFailure(activity.failure)}
        </p>
      )}
    </li>
  );
}
