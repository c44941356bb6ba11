import { IS_TRANSLATED, TRANSLATION } from './language';
import { assistant } from './zh/assistant';

/** Words of the assistant's button and window. */
export const ASSISTANT_MESSAGES = IS_TRANSLATED ? TRANSLATION.assistant : assistant;
