import path from 'node:path';
import { MESSAGES } from '../../src/bundle/messages';
import { attributes, element, textElement } from '../support/markup';
import { readInside } from '../support/real-path';
import { drawingFileOf, readDrawing } from './diagrams/drawing-file';
import { estimateHeight } from './diagrams/estimate-height';
import type { PageEnv } from './page-env';

/** A title for those who do not see the diagram, in mermaid's own words. */
const TITLE_PATTERN = /^[ \t]*accTitle[ \t]*:[ \t]*(\S.*)/m;

/**
 * A diagram's place: its drawing, if `npm run diagrams` has made one, and its source. Without a drawing the browser
 * makes one, for which room is kept.
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

/** Like the files a page shows as code, it makes the page anew when it changes. */
function readText(file: string, env: PageEnv): string {
  const known = env.snippets.get(file);
  if (known !== undefined) return known ?? '';
  const { root } = env.site;
  // Null for one that is not drawn yet: the doctor says so.
  const text = readInside(path.join(root, file), root)?.toString('utf8') ?? null;
  env.snippets.set(file, text);
  return text ?? '';
}
