/** The program that `npm run diagrams` runs in Chromium. */
import mermaid from 'mermaid';
import { drawWith } from './draw-with';

const parse = (svg: string): Node => document.createRange().createContextualFragment(svg);

const namespace = / xmlns="[^"]*"/g;

async function drawForFile(source: string, id: string): Promise<string> {
  const drawing = await drawWith(mermaid, parse, source, id);
  return new XMLSerializer().serializeToString(drawing).replace(namespace, '').replaceAll('><', '>\n<');
}

Object.assign(window, { drawForFile });
