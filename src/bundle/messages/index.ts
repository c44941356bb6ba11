import { IS_TRANSLATED, TRANSLATION } from './language';
import { feedback, main, offline, search } from './zh';

/**
 * The texts of the interface, in the language of the site, from `zh/` or `en.ts`. Placeholders are function arguments.
 * The texts of parts that load later have their own files in this folder, so that the first script does not contain
 * the Chinese ones; `en.ts` is one object and is loaded whole.
 */
export const MESSAGES = IS_TRANSLATED ? TRANSLATION.main : main;

/** The question at the end of a page. */
export const FEEDBACK_MESSAGES = IS_TRANSLATED ? TRANSLATION.feedback : feedback;

/** Words of the search. */
export const SEARCH_MESSAGES = IS_TRANSLATED ? TRANSLATION.search : search;

/** Words about reading without a network. */
export const OFFLINE_MESSAGES = IS_TRANSLATED ? TRANSLATION.offline : offline;
