import type { Token } from 'marked';
import { SCREEN_MESSAGES } from '../../../src/bundle/messages/screens';
import { element, textElement } from '../../support/markup';
import { parseYaml } from '../../support/yaml-document';
import type { PageEnv } from '../page-env';
import { describeScreen } from './describe-screen';
import { numberLabels } from './number-labels';
import { screenHtml } from './screen-html';
import { type Screen, screenSchema } from './screen-schema';

/** Renders a screen block as a figure with a schematic. Mistakes are reported; the result is then null. */
export function renderScreen(source: string, env: PageEnv, token: Token): string | null {
  const screen = readScreen(source, env, token);
  if (!screen) return null;
  // To a screen reader, the schematic is one image with a description; only the numbers over it are links of their own.
  const image = element('div', { class: 'screen-image', role: 'img', 'aria-label': describeScreen(screen) });
  const drawing = screenHtml(screen, numberLabels(screen, env.calloutRows.get(token) ?? [], env));
  const caption = textElement('figcaption', SCREEN_MESSAGES.caption(screen.title));
  // Excluded from search: the text around a schematic has the same words.
  return `${element('figure', { class: 'screen' }, image + drawing + caption)}\n`;
}

/** Reads a screen block. Mistakes are reported at their places in the page; the result is then null. */
function readScreen(source: string, env: PageEnv, token: Token): Screen | null {
  const place = { file: env.relativePath, firstLine: 1, rule: 'screen' };
  const { value, problems } = parseYaml(source, screenSchema, place);
  for (const { line, column, rule, message, hint } of problems) {
    env.error(rule, message, env.partOf(token, offsetInFence(token.raw, source, line, column)), hint);
  }
  return problems.length === 0 ? value : null;
}

/** Converts a place in a fence's content to an offset in `raw`. The content may lack the indentation of the fence. */
function offsetInFence(raw: string, content: string, line: number, column: number): number {
  const lines = raw.split('\n');
  const before = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  const indentation = (lines[line]?.length ?? 0) - (content.split('\n')[line - 1]?.length ?? 0);
  return before + Math.max(0, indentation) + column - 1;
}
