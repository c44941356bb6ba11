import { IS_TRANSLATED, TRANSLATION } from './language';
import { versionLens } from './zh/version-lens';

/** Texts for readers of an older version of the product. */
export const LENS_MESSAGES = IS_TRANSLATED ? TRANSLATION.versionLens : versionLens;
