import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DIAGRAM_FONT_SIZE_PX } from '../../../src/bundle/diagram-theme';
import { DRAWINGS_FOLDER } from '../../../tools/markdown/diagrams/drawing-file';
import { PROJECT_ROOT } from '../../../tools/support/project-root';

const FOLDER = path.join(PROJECT_ROOT, 'content', DRAWINGS_FOLDER);

/** Characters whose width is the font size in every Chinese font. */
const WIDE_PATTERN = /[\p{Script=Han}，。、；：？！（）「」]/gu;

const RECT_PATTERN = /<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g;
const TEXT_PATTERN = /<text x="([-\d.]+)" y="([-\d.]+)">([^<]+)<\/text>/g;

/** Labels of a drawing that are wider than the narrowest box around their baseline. */
function tooWide(svg: string): string[] {
  const boxes = [...svg.matchAll(RECT_PATTERN)].map(([, ...numbers]) => numbers.map(Number));
  return [...svg.matchAll(TEXT_PATTERN)].flatMap(([, left, baseline, label = '']) => {
    const [x, y] = [Number(left), Number(baseline)];
    const widths = boxes.flatMap(([boxX = 0, boxY = 0, width = 0, height = 0]) =>
      x >= boxX && x <= boxX + width && y >= boxY && y <= boxY + height ? [width] : [],
    );
    const needed = (label.match(WIDE_PATTERN)?.length ?? 0) * DIAGRAM_FONT_SIZE_PX;
    return widths.length > 0 && Math.min(...widths) < needed ? [label] : [];
  });
}

describe('the drawings of the content', () => {
  it('have boxes that are wide enough for their Chinese labels', () => {
    const drawings = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(100);
    const found = drawings.flatMap((file) =>
      tooWide(readFileSync(path.join(FOLDER, file), 'utf8')).map((label) => `${file}: ${label}`),
    );
    expect(found).toEqual([]);
  });
});
