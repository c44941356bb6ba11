import type { MarkdownRenderer } from '../markdown/markdown-renderer';
import type { SiteContext } from '../markdown/page-env';
import { markTerms, type Term } from './mark-terms';
import { noteInputs, noteSnippets, type PageInputs } from './page-inputs';
import { type RenderedPage, renderPage } from './render-page';
import type { MappedPage } from './site-map';

/** What a page is rendered with. */
export interface PageSurroundings {
  renderer: MarkdownRenderer;
  site: SiteContext;
  /** Words that other pages explain. */
  terms: readonly Term[];
  /** ISO 8601. */
  lastUpdated?: string;
}

/** Renders a page within its site. Also returns what it was made from besides its own source. */
export function renderNotedPage(
  page: MappedPage,
  { renderer, site, terms, lastUpdated }: PageSurroundings,
): { page: RenderedPage; inputs: PageInputs } {
  const noted = noteInputs(site);
  const rendered = renderPage(page, renderer, noted.site, lastUpdated);
  rendered.record.html = markTerms(rendered.record.html, page.path, terms);
  noteSnippets(noted.inputs, rendered.snippets, site.root);
  return { page: rendered, inputs: noted.inputs };
}
