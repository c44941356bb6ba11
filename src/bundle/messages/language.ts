import { en } from './en';
import type { Translation } from './translation';

/**
 * Whether the interface is in a language other than Chinese. (The Chinese texts are in `zh/`.) Read from the
 * environment variable and not from `INTERFACE_LANGUAGE` of `constants.ts`, so that webpack knows the value and
 * leaves out the texts of the other language.
 */
export const IS_TRANSLATED = process.env.DOCS_LANG === 'en';

/** The texts of the other language. To add a language, write a file like `en.ts` and name it in both constants here. */
export const TRANSLATION: Translation = en;
