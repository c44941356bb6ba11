import { IS_TRANSLATED, TRANSLATION } from './language';
import { ownSite } from './zh/own-site';

/** Texts of the form in which readers fill in what their own site has in place of the samples' values. */
export const OWN_SITE_MESSAGES = IS_TRANSLATED ? TRANSLATION.ownSite : ownSite;
