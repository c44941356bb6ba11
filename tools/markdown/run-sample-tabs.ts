import type { Tokens } from 'marked';
import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { element, openingTag } from '../support/markup';
import { codeGroupItemOpening } from './block-container';
import { parseFenceInfo } from './fence-info';
import type { PageEnv } from './page-env';

/** What a preview does not show: some elements, comments, and the `…` in place of what a sample leaves out. */
const INVISIBLE_PATTERN = /<(script|style|head|title|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|…/gi;

/** Elements that a reader sees although they hold no text. */
const EMBED_PATTERN = /<(?:img|video|audio|input|select|textarea|hr)\b/i;

/**
 * A template that ran and the HTML it gave become two tabs, with a third for a preview of that HTML, which
 * `src/features/article/preview/` fills. Any other code block is what `render` makes of it.
 */
export function renderInTabs(token: Tokens.Code, env: PageEnv, render: () => string): string {
  const sample = env.samples.get(token);
  const output = sample?.output;
  // A block that the author put in a code group has its tab.
  if (!sample || !output || sample.language !== 'html' || 'inGroup' in token) return render();

  const { title, language } = parseFenceInfo(token.lang ?? '');
  const { template, html, preview } = PAGE_HTML_MESSAGES.sampleTabs;
  const isTemplate = token === sample.token;
  // The code block then leaves the title to the tab.
  Object.assign(token, { inGroup: true });
  const item = `${codeGroupItemOpening(title || (isTemplate ? template : html))}${render()}</div>\n`;
  // The template opens the group. Its output, which follows it directly, closes it.
  if (isTemplate) return `${openingTag('div', { class: 'code-group run-sample' })}\n${item}`;
  const panel = element('div', { class: 'code-group-item', 'data-title': preview, 'data-preview': true }, '');
  const hasPreview = language === 'html' && needsPreview(output.text);
  return `${item}${hasPreview ? `${panel}\n` : ''}</div>\n`;
}

/** Whether a browser shows this HTML otherwise than as plain text. */
function needsPreview(html: string): boolean {
  const shown = html.replace(INVISIBLE_PATTERN, '');
  if (EMBED_PATTERN.test(shown)) return true;
  return /<\w/.test(shown) && shown.replace(/<[^<>]*>/g, '').trim() !== '';
}
