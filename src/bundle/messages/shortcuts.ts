import { IS_TRANSLATED, TRANSLATION } from './language';
import { shortcuts } from './zh/shortcuts';

/** Texts of the list of keyboard shortcuts. */
export const SHORTCUT_MESSAGES = IS_TRANSLATED ? TRANSLATION.shortcuts : shortcuts;
