import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DRAWINGS_FOLDER,
  drawingFileOf,
  readDrawing,
} from '../../../../../tools/markdown/diagrams/drawing-file';

const CONTENT = path.resolve(__dirname, '../../../../../content');

test('the file name of a drawing depends on its source, but not on the space around the source', () => {
  const name = drawingFileOf('graph TD\nA-->B');
  expect(name).toMatch(/^\.diagrams\/[\da-f]{10}\.svg$/);
  expect(drawingFileOf('\ngraph TD\nA-->B\n\n')).toBe(name);
  expect(drawingFileOf('graph TD\nA-->C')).not.toBe(name);
});

test('readDrawing returns the SVG on one line', () => {
  const text =
    '<svg width="120" viewBox="0 -5 120 80.5">\n<marker id="da-end"/>\n<path marker-end="url(#da-end)"/>\n<text x="1" y="2">甲 &lt;乙&gt;</text>\n</svg>\n';
  expect(readDrawing(text)).toBe(
    '<svg width="120" viewBox="0 -5 120 80.5"><marker id="da-end"/><path marker-end="url(#da-end)"/><text x="1" y="2">甲 &lt;乙&gt;</text></svg>',
  );
});

test.each([
  ['', 'an empty file'],
  ['<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>', 'a script'],
  ['<svg viewBox="0 0 9 9"><rect onclick="x()"/></svg>', 'an event handler'],
  ['<svg viewBox="0 0 9 9"><g style="fill:red"></g></svg>', 'a style attribute'],
  ['<svg viewBox="0 0 9 9"><rect fill="url(a.svg)"/></svg>', 'a reference to another file'],
  ['<svg viewBox="0 0 9 9"><image href="x.png"/></svg>', 'an image'],
  ['<svg viewBox="0 0 9 9"><foreignObject></foreignObject></svg>', 'an element that may hold HTML'],
  ['<svg viewBox="0 0 9 9"><rect width=9></svg>', 'malformed markup'],
  ['<p>x</p><svg viewBox="0 0 9 9"></svg>', 'an element before the <svg>'],
])('readDrawing returns null for %j: %s', (text) => {
  expect(readDrawing(text)).toBeNull();
});

test('readDrawing accepts every drawing in the content', () => {
  const folder = path.join(CONTENT, DRAWINGS_FOLDER);
  const broken = readdirSync(folder).filter(
    (name) => readDrawing(readFileSync(path.join(folder, name), 'utf8')) === null,
  );
  expect(broken).toEqual([]);
});
