import { IS_TRANSLATED, TRANSLATION } from './language';
import { ownSite } from './zh/own-site';

/** Texts of the form in which readers enter the values of their own site, to see them in the samples. */
export const OWN_SITE_MESSAGES = IS_TRANSLATED ? TRANSLATION.ownSite : ownSite;
