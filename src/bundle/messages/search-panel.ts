import { IS_TRANSLATED, TRANSLATION } from './language';
import { searchPanel } from './zh/search-panel';

/** Words of what appears below the search field. */
export const SEARCH_PANEL_MESSAGES = IS_TRANSLATED ? TRANSLATION.searchPanel : searchPanel;
