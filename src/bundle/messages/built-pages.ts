import { IS_TRANSLATED, TRANSLATION } from './language';
import { builtPages } from './zh/built-pages';

/** Words the bundler writes into pages. */
export const PAGE_MESSAGES = IS_TRANSLATED ? TRANSLATION.builtPages : builtPages;
