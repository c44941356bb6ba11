import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parsePages } from '../authoring/check/checked-page';
import { diagramsOf } from '../authoring/check/rules/missing-drawing';
import { drawInBrowser } from '../markdown/diagrams/draw-in-browser';
import { DRAWINGS_FOLDER, isDrawingFile, readDrawing } from '../markdown/diagrams/drawing-file';
import { refuseOutside, writeSource } from '../source/write-source';
import type { Place } from '../support/yaml-document';

interface DrawResult {
  total: number;
  drawn: number;
  /** Number of deleted drawings, whose diagrams no longer exist. */
  removed: number;
  /** Diagrams of which no new drawing was made. */
  failed: { place: Place; reason: string }[];
  /** Chinese characters that the browser has no font for: the shapes around them are too small. */
  withoutGlyph: string[];
}

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
  const sources = chosen.map(([, { source }]) => source);
  const nothing = { drawn: [], withoutGlyph: [] };
  const { drawn, withoutGlyph } =
    sources.length === 0 ? nothing : await drawInBrowser(sources, (count) => onDrawn(count, sources.length));
  refuseOutside(root, DRAWINGS_FOLDER);
  await mkdir(path.join(root, DRAWINGS_FOLDER), { recursive: true });
  const failed: DrawResult['failed'] = [];
  for (const [i, [file, { place }]] of chosen.entries()) {
    const made = drawn[i] ?? { svg: '' };
    if ('reason' in made) failed.push({ place, reason: made.reason });
    else if (readDrawing(made.svg)) writeSource(root, file, made.svg);
    else failed.push({ place, reason: 'the drawing contains more than shapes and text' });
  }
  const names = await readdir(path.join(root, DRAWINGS_FOLDER));
  const unused = names
    .map((name) => `${DRAWINGS_FOLDER}/${name}`)
    .filter((file) => isDrawingFile(file) && !diagrams.has(file));
  for (const file of unused) await rm(path.join(root, file));
  const counts = { total: diagrams.size, drawn: chosen.length - failed.length, removed: unused.length };
  return { ...counts, failed, withoutGlyph };
}

/** Prints which diagrams were drawn, and which could not be. */
export function printDiagrams(
  { total, drawn, removed, failed, withoutGlyph }: DrawResult,
  source: string,
): void {
  for (const { place, reason } of failed) {
    console.error(`${source}/${place.file}:${place.line}:${place.column} not drawn: ${reason}`);
    console.error(
      '  Without a drawing, each browser tries to draw this diagram, and shows its source if that fails.',
    );
  }
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
