import { IS_TRANSLATED, TRANSLATION } from './language';
import { savedSections } from './zh/saved-sections';

/** Words about sections saved for reading without a network. */
export const SAVED_MESSAGES = IS_TRANSLATED ? TRANSLATION.savedSections : savedSections;
