import { en } from './en';
import type { Translation } from './translation';

/**
 * Whether the interface is in a language other than Chinese, whose texts are in `zh/`. This is `INTERFACE_LANGUAGE` of
 * `constants.ts`, read from the variable itself: webpack then knows the answer, and leaves out the other language's texts.
 */
export const IS_TRANSLATED = process.env.DOCS_LANG === 'en';

/** The texts of that language. To add one, write a file like `en.ts` and name it in both of these constants. */
export const TRANSLATION: Translation = en;
