import type { feedback, main, offline, search } from './zh';
import type { articleTools } from './zh/article-tools';
import type { assistant } from './zh/assistant';
import type { feedbackForm } from './zh/feedback-form';
import type { ownSite } from './zh/own-site';
import type { pageHtml } from './zh/page-html';
import type { savedSections } from './zh/saved-sections';
import type { screens } from './zh/screens';
import type { searchPanel } from './zh/search-panel';
import type { shortcuts } from './zh/shortcuts';
import type { updatePopup } from './zh/update-popup';
import type { versionLens } from './zh/version-lens';

/** The same keys with other texts. */
type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Texts extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };

/** Every text of the interface in another language. A text that adjoins another one includes the space between them. */
export type Translation = Translated<{
  main: typeof main;
  feedback: typeof feedback;
  search: typeof search;
  offline: typeof offline;
  articleTools: typeof articleTools;
  assistant: typeof assistant;
  pageHtml: typeof pageHtml;
  feedbackForm: typeof feedbackForm;
  ownSite: typeof ownSite;
  savedSections: typeof savedSections;
  screens: typeof screens;
  searchPanel: typeof searchPanel;
  shortcuts: typeof shortcuts;
  updatePopup: typeof updatePopup;
  versionLens: typeof versionLens;
}>;
