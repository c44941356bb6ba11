import type { Token } from 'marked';
import { SCREEN_MESSAGES } from '../../../src/bundle/messages/screens';
import { element, textElement } from '../../support/markup';
import type { PageEnv } from '../page-env';
import { describeScreen } from './describe-screen';
import { drawCallouts } from './draw-callouts';
import { drawScreen } from './draw-screen';
import { readScreen } from './read-screen';
import { DRAWING_WIDTH } from './sizes';

/** Renders a screen block as a figure with a drawing. Mistakes are reported; the result is then null. */
export function renderScreen(source: string, env: PageEnv, token: Token): string | null {
  const screen = readScreen(source, env, token);
  if (!screen) return null;
  const { shapes, height, labels } = drawScreen(screen);
  const image = element('g', { role: 'img', 'aria-label': describeScreen(screen) }, shapes);
  const callouts = drawCallouts(labels, env.calloutRows.get(token) ?? [], env);
  const drawing = {
    // The drawing is one image; the numbers over it are links of their own.
    role: 'presentation',
    // One unit higher than the drawing: the box around it cuts off fractions of a pixel.
    viewBox: `0 0 ${DRAWING_WIDTH} ${height + 1}`,
  };
  const box = element('div', { class: 'screen-scroll' }, element('svg', drawing, image + callouts));
  const caption = textElement('figcaption', SCREEN_MESSAGES.caption(screen.title));
  // Excluded from search: the text around a drawing has the same words.
  return `${element('figure', { class: 'screen', 'data-search-ignore': true }, box + caption)}\n`;
}
