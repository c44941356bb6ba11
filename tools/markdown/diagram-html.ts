import type { TokenizerAndRendererExtension } from 'marked';
import { MESSAGES } from '../../src/bundle/messages';
import { attributes, element, textElement } from '../support/markup';
import { readContentText } from './content-file';
import { diagramOfToken } from './diagram-source';
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
  env.hasDiagram = true;
  const drawing = readDrawing(readContentText(drawingFileOf(source), env) ?? '');
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

/** From `@flowstart [preset]` to `@flowend`, or to the end of the document. */
const BLOCK_PATTERN = /^@flowstart[^\n]*\n([\s\S]*?)(?:^@flowend[ \t]*(?:\n|$)|$(?![\s\S]))/m;

/** `@flowstart` blocks of the VuePress flowchart plugin, drawn as mermaid. The preset, a mere style, is ignored. */
export function blockFlowchart(env: () => PageEnv): TokenizerAndRendererExtension {
  return {
    name: 'flowchart',
    level: 'block',
    tokenizer(src) {
      if (!src.startsWith('@flowstart')) return undefined;
      const found = BLOCK_PATTERN.exec(src);
      return found ? { type: 'flowchart', raw: found[0], source: found[1] ?? '' } : undefined;
    },
    renderer: (token) => diagramHtml(diagramOfToken(token) ?? '', env()),
  };
}
