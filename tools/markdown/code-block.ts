import type { Token, Tokens } from 'marked';
import { escapeHtml } from '../../src/bundle/escape-html';
import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { element, textElement } from '../support/markup';
import { nearestHint } from '../support/nearest-name';
import { diagramHtml } from './diagram-html';
import { diagramOfFence } from './diagram-source';
import { type LineMark, parseFenceInfo, takeLineMarks } from './fence-info';
import { highlight, knownLanguage, knownLanguages, splitHighlightedLines } from './highlight';
import type { PageEnv } from './page-env';
import { renderInTabs } from './run-sample-tabs';
import { renderScreen } from './screen/render-screen';

/** Renders a code block, in tabs if it is a template or its output. */
export function renderCodeBlock(token: Tokens.Code, env: PageEnv): string {
  return renderInTabs(token, env, () => codeBlockHtml(token.text, token.lang ?? '', env, token));
}

/** A code block as HTML: wrapper, title, marked or numbered lines. Diagrams and screens become drawings. */
export function codeBlockHtml(code: string, info: string, env: PageEnv, token: Token): string {
  const fence = parseFenceInfo(info, code.split('\n').length);
  const { language } = fence;
  const diagram = diagramOfFence(code, language);
  if (diagram !== undefined) return diagramHtml(diagram, env);

  if (language === 'screen') {
    // If the screen has mistakes, they are reported and its source is shown.
    return renderScreen(code, env, token) ?? codeBlockHtml(code, 'yaml', env, token);
  }

  const { lines, marks } = takeLineMarks(code);
  const source = lines.join('\n');
  const hasNumbers = fence.lineNumbers ?? env.site.lineNumbers;
  const body = markLines(highlightFor(source, language, env, token), marks, fence.highlighted, hasNumbers);
  const languageClass = `language-${language || 'text'}`;
  const classes = `${languageClass} extra-class${hasNumbers ? ' line-numbers-mode' : ''}`;
  const name = 'inGroup' in token ? '' : nameHtml(fence.title, language);
  const parts = [
    element('div', { class: 'code-bar' }, name + runMarkHtml(env, token)),
    element('pre', { class: languageClass, tabindex: 0 }, element('code', {}, `${body}\n`)),
  ];
  // `src/features/own-site/` adds a button to such a block.
  const hasOwnValues = env.site.hasOwnValues(code) || undefined;
  return `${element('div', { class: classes, 'data-own-values': hasOwnValues }, parts.join(''))}\n`;
}

/** What the bar above the code says: the title, else the language; nothing for plain text. */
function nameHtml(title: string, language: string): string {
  if (title !== '') return textElement('span', title, { class: 'code-title' });
  return language === '' || language === 'text'
    ? ''
    : textElement('span', language, { class: 'code-language' });
}

/** Highlighted code as HTML; plain code, with a warning, where highlighting is not possible. */
function highlightFor(code: string, language: string, env: PageEnv, token: Token): string {
  const name = knownLanguage(language);
  if (name === undefined) {
    const hint = nearestHint(language, knownLanguages(), 'Use "text" for plain text.');
    env.warn('unknown-language', `there is no highlighting for the language "${language}"`, token, hint);
    return escapeHtml(code);
  }
  if (name === 'plaintext' || env.highlightBudget.take(code)) return highlight(code, name);
  const reason = 'the page has too much code, or code with very long words or rows of signs';
  const hint = 'Shorten it, split the page, or name the language "text".';
  env.warn('too-large', `this code is not highlighted: ${reason}`, token, hint);
  return escapeHtml(code);
}

/**
 * Check mark for a sample that ran, with the product it ran on; empty for other code and for a sample that has changed
 * since its run. The first mark of a page has its words beside it.
 */
function runMarkHtml(env: PageEnv, token: Token): string {
  const sample = env.samples.get(token);
  const run = sample?.token === token ? env.site.findRun(env.relativePath, sample.hash) : undefined;
  if (run === undefined) return '';
  const words = PAGE_HTML_MESSAGES[run.verb === 'ran' ? 'ranOn' : 'checkedBy'](run.product);
  const isFirst = !env.hasRunMark;
  env.hasRunMark = true;
  if (isFirst) return textElement('span', words, { class: 'code-run' });
  return element('span', { class: 'code-run', role: 'img', 'aria-label': words, title: words }, '');
}

/** Wraps marked lines in elements, and every line if lines are numbered (by the style sheet). */
function markLines(
  html: string,
  marks: Map<number, LineMark>,
  highlighted: Set<number>,
  hasNumbers: boolean,
): string {
  if (!hasNumbers && marks.size === 0 && highlighted.size === 0) return html;
  return splitHighlightedLines(html)
    .map((line, i) => {
      const mark = marks.get(i + 1);
      const names = [
        mark && mark !== 'highlighted' && `diff ${mark}`,
        (mark === 'highlighted' || highlighted.has(i + 1)) && 'highlighted',
      ].filter(Boolean);
      return hasNumbers || names.length > 0
        ? element('span', { class: ['line', ...names].join(' ') }, line)
        : line;
    })
    .join('\n');
}
