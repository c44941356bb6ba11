import { en } from './en';
import type { Translation } from './translation';

/**
 * Whether the interface is in another language than Chinese, whose texts are in `zh/`. The variable follows from `lang`
 * in `site.yml` (`INTERFACE_LANGUAGE` in `constants.ts`); it is compared here so that webpack knows the answer and leaves
 * out the texts of the other languages.
 */
export const IS_TRANSLATED = process.env.DOCS_LANG === 'en';

/** The texts of that language. A further language is a file like `en.ts`, and its name in these two lines. */
export const TRANSLATION: Translation = en;
