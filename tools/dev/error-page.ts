import type { DevProblem } from '../../src/bundle/dev-messages';
import { escapeHtml } from '../markdown/html';

/** Seconds after which the page looks whether the errors are mended. */
const RELOAD_S = 1;

/** Stands for every page while the app has never compiled, so that there is no script to show what is wrong. */
export function errorPage(problems: readonly DevProblem[]): string {
  const items = problems.map(({ file, line, column, message, hint }) => {
    const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    return `<li><code>${escapeHtml(place)}</code><p>${escapeHtml(message)}</p><pre>${escapeHtml(hint ?? '')}</pre></li>`;
  });
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    `<meta http-equiv="refresh" content="${RELOAD_S}">`,
    '<title>The app does not compile</title>',
    '<style>body{margin:2rem;background:#1f1416;color:#f6e9ea;font:15px/1.6 system-ui}code{color:#ffd479}</style>',
    '<h1>The app does not compile</h1>',
    `<ol>${items.join('')}</ol>`,
    '</html>',
    '',
  ].join('\n');
}
