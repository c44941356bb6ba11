import { IS_TRANSLATED, TRANSLATION } from './language';
import { feedback, main, offline, search } from './zh';

/**
 * What the interface says to readers, in the language of the site; placeholders are function arguments. Parts that load
 * later have their texts in the files beside this one, to keep them out of the first script. The texts themselves are in
 * `zh/` and `en.ts`.
 */
export const MESSAGES = IS_TRANSLATED ? TRANSLATION.main : main;

/** The question at the end of a page. */
export const FEEDBACK_MESSAGES = IS_TRANSLATED ? TRANSLATION.feedback : feedback;

/** Words of the search. */
export const SEARCH_MESSAGES = IS_TRANSLATED ? TRANSLATION.search : search;

/** Words about reading without a network. */
export const OFFLINE_MESSAGES = IS_TRANSLATED ? TRANSLATION.offline : offline;
