import type { Token } from 'marked';
import { SCREEN_MESSAGES } from '../../../src/bundle/messages/screens';
import { attributes, escapeHtml } from '../html';
import type { PageEnv } from '../page-env';
import { describeScreen } from './describe-screen';
import { drawScreen } from './draw-screen';
import { readScreen } from './read-screen';
import { DRAWING_WIDTH } from './sizes';

/** A screen block as a figure with a drawing; null when it has mistakes, which are reported. */
export function renderScreen(source: string, env: PageEnv, token: Token): string | null {
  const screen = readScreen(source, env, token);
  if (!screen) return null;
  const { shapes, height } = drawScreen(screen);
  const svg = attributes({
    role: 'img',
    'aria-label': describeScreen(screen),
    // A unit more: the box it scrolls in cuts off the part of a pixel.
    viewBox: `0 0 ${DRAWING_WIDTH} ${height + 1}`,
  });
  // The words of a drawing are also in the text around it: a search shall find them there.
  return (
    `<figure class="screen" data-search-ignore><div class="screen-scroll"><svg${svg}>${shapes}</svg></div>` +
    `<figcaption>${escapeHtml(SCREEN_MESSAGES.caption(screen.title))}</figcaption></figure>\n`
  );
}
