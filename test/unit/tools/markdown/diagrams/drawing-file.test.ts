import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DRAWINGS_FOLDER,
  drawingFileOf,
  readDrawing,
} from '../../../../../tools/markdown/diagrams/drawing-file';

const CONTENT = path.resolve(__dirname, '../../../../../content');

test('a drawing is named by its source, whatever space is around it', () => {
  const name = drawingFileOf('graph TD\nA-->B');
  expect(name).toMatch(/^\.diagrams\/[\da-f]{10}\.svg$/);
  expect(drawingFileOf('\ngraph TD\nA-->B\n\n')).toBe(name);
  expect(drawingFileOf('graph TD\nA-->C')).not.toBe(name);
});

test('a drawing tells its size, and stands in a page as one line', () => {
  const text = '<svg viewBox="0 0 120 80.5" fill="none">\n<text x="1" y="2">甲 &lt;乙&gt;</text>\n</svg>\n';
  const svg = '<svg viewBox="0 0 120 80.5" fill="none"><text x="1" y="2">甲 &lt;乙&gt;</text></svg>';
  expect(readDrawing(text)).toEqual({ svg, width: 120, height: 80.5 });
});

test.each([
  ['', 'nothing'],
  ['<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>', 'a script'],
  ['<svg viewBox="0 0 9 9"><rect onclick="x()"/></svg>', 'a handler'],
  ['<svg viewBox="0 0 9 9"><g style="fill:red"></g></svg>', 'a style'],
  ['<svg viewBox="0 0 9 9"><rect fill="url(#a)"/></svg>', 'a reference'],
  ['<svg viewBox="0 0 9 9"><image href="x.png"/></svg>', 'an image'],
  ['<svg viewBox="0 0 9 9"><foreignObject></foreignObject></svg>', 'HTML'],
  ['<svg viewBox="0 0 9 9"><rect width=9></svg>', 'markup of another kind'],
  ['<p>x</p><svg viewBox="0 0 9 9"></svg>', 'something before it'],
])('%s is no drawing: %s', (text) => {
  expect(readDrawing(text)).toBeNull();
});

test('every drawing of the content can be shown', () => {
  const folder = path.join(CONTENT, DRAWINGS_FOLDER);
  const broken = readdirSync(folder).filter(
    (name) => readDrawing(readFileSync(path.join(folder, name), 'utf8')) === null,
  );
  expect(broken).toEqual([]);
});
