import type { Tokens } from 'marked';
import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { element, openingTag } from '../support/markup';
import { codeGroupItemOpening } from './block-container';
import { parseFenceInfo } from './fence-info';
import type { PageEnv } from './page-env';

/** What a page's body does not show: whole elements and comments; and the `…` that stands for what a sample leaves out. */
const INVISIBLE_PATTERN = /<(script|style|head|title|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|…/gi;

/** Elements that a reader sees although they hold no text. */
const PICTURE_PATTERN = /<(?:img|video|audio|input|select|textarea|hr)\b/i;

/**
 * A template that ran and the HTML it gave become two tabs, with a third for the picture of that HTML, which
 * `src/features/article/preview/` draws. Any other code block is what `render` makes of it.
 */
export function renderInTabs(token: Tokens.Code, env: PageEnv, render: () => string): string {
  const sample = env.samples.get(token);
  const output = sample?.output;
  // A block that the author put in a code group has its tab.
  if (!sample || !output || sample.language !== 'html' || 'inGroup' in token) return render();

  const { title, language } = parseFenceInfo(token.lang ?? '');
  const { template, html, picture } = PAGE_HTML_MESSAGES.sampleTabs;
  const isTemplate = token === sample.token;
  // The code block then leaves the title to the tab.
  Object.assign(token, { inGroup: true });
  const item = `${codeGroupItemOpening(title || (isTemplate ? template : html))}${render()}</div>\n`;
  // The template opens the group. Its output, which follows it directly, closes it.
  if (isTemplate) return `${openingTag('div', { class: 'code-group run-sample' })}\n${item}`;
  const panel = element('div', { class: 'code-group-item', 'data-title': picture, 'data-preview': true }, '');
  const hasPicture = language === 'html' && needsPicture(output.text);
  return `${item}${hasPicture ? `${panel}\n` : ''}</div>\n`;
}

/** Whether a browser shows this HTML otherwise than as plain text. */
function needsPicture(html: string): boolean {
  const shown = html.replace(INVISIBLE_PATTERN, '');
  if (PICTURE_PATTERN.test(shown)) return true;
  return /<\w/.test(shown) && shown.replace(/<[^<>]*>/g, '').trim() !== '';
}
