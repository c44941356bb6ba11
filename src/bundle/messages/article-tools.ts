import { IS_TRANSLATED, TRANSLATION } from './language';
import { articleTools } from './zh/article-tools';

/** Texts of the tools of long code, diagrams and schematics. */
export const ARTICLE_TOOLS = IS_TRANSLATED ? TRANSLATION.articleTools : articleTools;
