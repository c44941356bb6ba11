import type { Tokens } from 'marked';
import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { element, openingTag } from '../support/markup';
import { codeGroupItemOpening } from './block-container';
import { parseFenceInfo } from './fence-info';
import type { PageEnv } from './page-env';

/** What a preview does not show: some elements, comments, and the `…` that stands for omitted output. */
const INVISIBLE_PATTERN = /<(script|style|head|title|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|…/gi;

/** Elements that a reader sees although they contain no text. */
const EMBED_PATTERN = /<(?:img|video|audio|input|select|textarea|hr)\b/i;

/**
 * Renders a code block. A template marked `run` and its output become two tabs. A third tab is for a preview of the
 * output, which `src/features/article/preview/` adds. Any other code block is rendered by `render` alone.
 */
export function renderInTabs(token: Tokens.Code, env: PageEnv, render: () => string): string {
  const sample = env.samples.get(token);
  const output = sample?.output;
  // A block that the author put in a code group already has a tab.
  if (!sample || !output || sample.language !== 'html' || 'inGroup' in token) return render();

  const { title, language } = parseFenceInfo(token.lang ?? '');
  const { template, html, preview } = PAGE_HTML_MESSAGES.sampleTabs;
  const isTemplate = token === sample.token;
  // The tab shows the title, so the code block does not.
  Object.assign(token, { inGroup: true });
  const item = `${codeGroupItemOpening(title || (isTemplate ? template : html))}${render()}</div>\n`;
  // The template opens the group. Its output, which follows it directly, closes it.
  if (isTemplate) return `${openingTag('div', { class: 'code-group run-sample' })}\n${item}`;
  const panel = element('div', { class: 'code-group-item', 'data-title': preview, 'data-preview': true }, '');
  const hasPreview = language === 'html' && needsPreview(output.text);
  return `${item}${hasPreview ? `${panel}\n` : ''}</div>\n`;
}

/** Whether a preview of this HTML would show more than plain text. */
function needsPreview(html: string): boolean {
  const shown = html.replace(INVISIBLE_PATTERN, '');
  if (EMBED_PATTERN.test(shown)) return true;
  return /<\w/.test(shown) && shown.replace(/<[^<>]*>/g, '').trim() !== '';
}
