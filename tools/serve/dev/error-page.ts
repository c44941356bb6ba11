import type { DevProblem } from '../../../src/bundle/dev-messages';
import { ICON_LINKS } from '../../documents/brand';
import { element, textElement } from '../../support/markup';

/** How often the page checks whether the errors are fixed. Seconds. */
const RELOAD_S = 1;

/** Replaces every page until the app compiles for the first time: until then no script can show the errors. */
export function errorPage(problems: readonly DevProblem[]): string {
  const items = problems.map(({ file, line, column, message, hint }) => {
    const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    const parts = [textElement('code', place), textElement('p', message), textElement('pre', hint ?? '')];
    return element('li', {}, parts.join(''));
  });
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    element('meta', { 'http-equiv': 'refresh', content: RELOAD_S }),
    ICON_LINKS,
    '<title>The app does not compile</title>',
    '<style>body{margin:2rem;background:#1f1416;color:#f6e9ea;font:15px/1.6 system-ui}code{color:#ffd479}</style>',
    '<h1>The app does not compile</h1>',
    element('ol', {}, items.join('')),
    '</html>',
    '',
  ].join('\n');
}
