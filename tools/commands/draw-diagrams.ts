import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parsePages } from '../authoring/check/checked-page';
import { diagramsOf } from '../authoring/check/rules/missing-drawing';
import { drawInBrowser } from '../markdown/diagrams/draw-in-browser';
import { DRAWINGS_FOLDER, isDrawingFile, readDrawing } from '../markdown/diagrams/drawing-file';
import { refuseOutside, updateSource } from '../source/write-source';
import type { Place } from '../support/yaml-document';

interface DrawResult {
  total: number;
  drawn: number;
  /** Number of deleted drawings, whose diagrams no longer exist. */
  removed: number;
  /** Diagrams of which no new drawing was made. */
  failed: { place: Place; reason: string }[];
  /** Diagrams that are wider than a phone, with their widths in CSS pixels. */
  wide: { place: Place; width: number }[];
  /** Chinese characters that the browser has no font for: the shapes around them are too small. */
  withoutGlyph: string[];
}

/** Width up to which a phone shows text of 14 pixels at 13 pixels or more. CSS pixels. */
const MAX_WIDTH = 360;
const WIDTH_PATTERN = /^<svg[^>]* width="(\d+)"/;

/** Draws the diagrams that have no drawing yet, or all (`isAll`). Deletes drawings that no page uses. */
export async function drawDiagrams(
  root: string,
  isAll: boolean,
  onDrawn: (count: number, total: number) => void,
): Promise<DrawResult> {
  const diagrams = new Map<string, { source: string; place: Place }>();
  for await (const page of parsePages(root))
    for (const { drawing, ...diagram } of diagramsOf(page)) diagrams.set(drawing, diagram);
  const chosen = [...diagrams].filter(([file]) => isAll || !existsSync(path.join(root, file)));
  const sources = chosen.map(([file, { source }]) => ({ id: `d${path.parse(file).name}`, source }));
  const nothing = { drawn: [], withoutGlyph: [] };
  const { drawn, withoutGlyph } =
    sources.length === 0 ? nothing : await drawInBrowser(sources, (count) => onDrawn(count, sources.length));
  refuseOutside(root, DRAWINGS_FOLDER);
  await mkdir(path.join(root, DRAWINGS_FOLDER), { recursive: true });
  const failed: DrawResult['failed'] = [];
  const wide: DrawResult['wide'] = [];
  for (const [i, [file, { place }]] of chosen.entries()) {
    const made = drawn[i] ?? { svg: '' };
    if ('reason' in made) failed.push({ place, reason: made.reason });
    else if (readDrawing(made.svg)) {
      updateSource(root, file, () => `${made.svg}\n`);
      const width = Number(WIDTH_PATTERN.exec(made.svg)?.[1]);
      if (width > MAX_WIDTH) wide.push({ place, width });
    } else failed.push({ place, reason: 'the drawing contains more than shapes and text' });
  }
  const names = await readdir(path.join(root, DRAWINGS_FOLDER));
  const unused = names
    .map((name) => `${DRAWINGS_FOLDER}/${name}`)
    .filter((file) => isDrawingFile(file) && !diagrams.has(file));
  for (const file of unused) await rm(path.join(root, file));
  const counts = { total: diagrams.size, drawn: chosen.length - failed.length, removed: unused.length };
  return { ...counts, failed, wide, withoutGlyph };
}

/** Prints which diagrams were drawn, and which could not be. */
export function printDiagrams(
  { total, drawn, removed, failed, wide, withoutGlyph }: DrawResult,
  source: string,
): void {
  for (const { place, reason } of failed) {
    console.error(`${source}/${place.file}:${place.line}:${place.column} not drawn: ${reason}`);
    console.error(
      '  Without a drawing, each browser tries to draw this diagram, and shows its source if that fails.',
    );
  }
  for (const { place, width } of wide)
    console.error(
      `${source}/${place.file}:${place.line}:${place.column} ${width} pixels wide, more than a phone: use "TB", fewer boxes beside each other, or <br/> in labels.`,
    );
  if (withoutGlyph.length > 0) {
    console.error(
      `warning: the browser has no font for ${withoutGlyph.join('')}: the shapes around them are too small.`,
    );
    console.error('  Install a Chinese font, such as fonts-noto-cjk, then run `npm run diagrams -- --all`.');
  }
  console.log(
    `diagrams  ${total}, ${drawn} drawn now, ${removed} old drawings deleted, ${failed.length} not drawn`,
  );
}
