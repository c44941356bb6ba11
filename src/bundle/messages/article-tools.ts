import { IS_TRANSLATED, TRANSLATION } from './language';
import { articleTools } from './zh/article-tools';

/** Texts of the buttons on long code and diagrams, and of the preview of a sample's HTML. */
export const ARTICLE_TOOL_MESSAGES = IS_TRANSLATED ? TRANSLATION.articleTools : articleTools;
