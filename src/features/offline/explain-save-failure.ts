import { SAVED_MESSAGES } from '../../bundle/messages/saved-sections';
import { explainFailure } from '../../content/explain-failure';
import { formatBytes } from './format-bytes';
import type { SaveFailure } from './save-failure';

/** Explains to the reader why a section could not be saved and what they can do. */
export function explainSaveFailure(failure: SaveFailure): string {
  switch (failure.kind) {
    case 'quota': {
      const { used, quota } = failure;
      const figures =
        used === undefined || quota === undefined
          ? ''
          : SAVED_MESSAGES.quotaFigures(formatBytes(used), formatBytes(quota));
      return SAVED_MESSAGES.quota + figures;
    }
    case 'load':
      return explainFailure(failure.failure) + SAVED_MESSAGES.keptSoFar;
    case 'no-worker':
      return SAVED_MESSAGES.noWorker;
    case 'gone':
      return SAVED_MESSAGES.gone;
    case 'fault':
      return SAVED_MESSAGES.fault;
  }
}
