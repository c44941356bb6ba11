import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAWINGS_FOLDER, readDrawing } from '../../../tools/markdown/diagrams/drawing-file';
import { PROJECT_ROOT } from '../../../tools/support/project-root';

/** Width of the text on a phone of 375 pixels, and the smallest text there. CSS pixels. */
const PHONE_WIDTH = 335;
const MIN_TEXT_SIZE = 13;

const FOLDER = path.join(PROJECT_ROOT, 'content', DRAWINGS_FOLDER);
const drawings = readdirSync(FOLDER).map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]);

test.each(drawings)('the text of %s is large enough on a phone', (_, text = '') => {
  const svg = readDrawing(text) ?? '';
  const scale = Math.min(1, PHONE_WIDTH / Number(/^<svg[^>]* width="(\d+)"/.exec(svg)?.[1]));
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size) * scale);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(MIN_TEXT_SIZE);
});
