import { IS_TRANSLATED, TRANSLATION } from './language';
import { updatePopup } from './zh/update-popup';

/** Words about new versions of the site. */
export const UPDATE_MESSAGES = IS_TRANSLATED ? TRANSLATION.updatePopup : updatePopup;
