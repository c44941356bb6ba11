import path from 'node:path';
import { MESSAGES } from '../../src/bundle/messages';
import { attributes, element, textElement } from '../support/markup';
import { readInside } from '../support/real-path';
import { drawingFileOf, readDrawing } from './diagrams/drawing-file';
import { estimateHeight } from './diagrams/estimate-height';
import type { PageEnv } from './page-env';

/** mermaid's own syntax for a title for screen readers. */
const TITLE_PATTERN = /^[ \t]*accTitle[ \t]*:[ \t]*(\S.*)/m;

/**
 * HTML of a diagram: its source and its drawing, if `npm run diagrams` has made one. Otherwise the browser draws it;
 * space is reserved for that.
 */
export function diagramHtml(source: string, env: PageEnv): string {
  const drawing = readDrawing(readText(drawingFileOf(source), env));
  const pre = element('pre', { class: 'mermaid-source' }, textElement('code', source));
  if (!drawing) {
    const style = `--diagram-height:${estimateHeight(source)}px`;
    return `${element('div', { class: 'mermaid', style }, pre)}\n`;
  }
  const svg = attributes({
    role: 'img',
    'aria-label': TITLE_PATTERN.exec(source)?.[1]?.trimEnd() ?? MESSAGES.diagramLabel,
    style: `--diagram-width:${Math.round(drawing.width)}px`,
  });
  const shown = `<svg${svg}${drawing.svg.slice('<svg'.length)}`;
  return `${element('div', { class: 'mermaid', 'data-state': 'drawn' }, shown + pre)}\n`;
}

/** Text of a drawing file. It is noted among the page's snippets, so that a change of it rebuilds the page. */
function readText(file: string, env: PageEnv): string {
  const known = env.snippets.get(file);
  if (known !== undefined) return known ?? '';
  const { root } = env.site;
  // Null for a diagram without a drawing yet: the check reports it.
  const text = readInside(path.join(root, file), root)?.toString('utf8') ?? null;
  env.snippets.set(file, text);
  return text ?? '';
}
