import { diagramTitle } from '../../src/bundle/diagram-title';
import { MESSAGES } from '../../src/bundle/messages';
import { attributes, element, textElement } from '../support/markup';
import { readContentText } from './content-file';
import { drawingFileOf, readDrawing } from './diagrams/drawing-file';
import type { PageEnv } from './page-env';

/** HTML of a diagram: its source, and its drawing or the space for a drawing that the browser makes. */
export function diagramHtml(source: string, env: PageEnv): string {
  env.hasDiagram = true;
  const drawing = readDrawing(readContentText(drawingFileOf(source), env) ?? '');
  const pre = element('pre', { class: 'mermaid-source' }, textElement('code', source));
  if (!drawing) {
    const style = `--diagram-height:${estimateHeight(source)}px`;
    return `${element('div', { class: 'mermaid', style }, pre)}\n`;
  }
  const svg = attributes({ role: 'img', 'aria-label': diagramTitle(source) ?? MESSAGES.diagramLabel });
  const shown = `<svg${svg}${drawing.slice('<svg'.length)}`;
  return `${element('div', { class: 'mermaid', 'data-state': 'drawn' }, shown + pre)}\n`;
}

/** Heights of a drawing in CSS pixels, by kind: with one line of source, and what each further line adds. */
const HEIGHTS = new Map<string, readonly [base: number, step: number]>([
  ['sequenceDiagram', [60, 42]],
  ['pie', [450, 0]],
  ['gantt', [120, 28]],
  ['mindmap', [300, 24]],
]);
/** All other kinds: most lines are arrows, and every second arrow adds a row of boxes 76 pixels high. */
const OTHER_HEIGHTS = [70, 38] as const;
/** The same for a sideways drawing (LR, RL). */
const SIDEWAYS_HEIGHTS = [70, 14] as const;
const SIDEWAYS_PATTERN = /^(?:flowchart|graph)[ \t]+(?:LR|RL)\b|^[ \t]*direction[ \t]+(?:LR|RL)\b/m;

/** Minimum and maximum height to reserve, in CSS pixels. The maximum limits how much empty space a reader may see. */
const MIN_HEIGHT = 130;
const MAX_HEIGHT = 640;

/** Height to reserve for a diagram that the browser will draw, in CSS pixels. A larger drawing shrinks. */
export function estimateHeight(source: string): number {
  const lines = source.split('\n').filter((line) => /\S/.test(line) && !/^\s*%%/.test(line));
  const [kind = ''] = lines[0]?.trim().split(/\s/) ?? [];
  const others = SIDEWAYS_PATTERN.test(source) ? SIDEWAYS_HEIGHTS : OTHER_HEIGHTS;
  const [base, step] = HEIGHTS.get(kind) ?? others;
  return Math.min(Math.max(base + step * (lines.length - 1), MIN_HEIGHT), MAX_HEIGHT);
}
