import { IS_TRANSLATED, TRANSLATION } from './language';
import { screens } from './zh/screens';

/** Texts of the schematics of a product’s screens. */
export const SCREEN_MESSAGES = IS_TRANSLATED ? TRANSLATION.screens : screens;
