import { contentHash } from '../../support/hash';

/** Folder of the drawings below the content folder. Its name keeps them from being taken for pages' images. */
export const DRAWINGS_FOLDER = '.diagrams';

/** Raise it when drawings are written in another way: those of before are then made anew. */
const FORMAT = 1;

/** Where the drawing of a diagram is kept, below the content folder. Its name follows from the diagram's source. */
export function drawingFileOf(source: string): string {
  return `${DRAWINGS_FOLDER}/${contentHash(`${FORMAT}\n${source.trim()}`)}.svg`;
}

/** Whether a file below the content folder has the name of a drawing; others in their folder are somebody's. */
export function isDrawingFile(file: string): boolean {
  return DRAWING_NAME_PATTERN.test(file);
}

const DRAWING_NAME_PATTERN = new RegExp(String.raw`^${DRAWINGS_FOLDER}/[\da-f]{8,}\.svg$`);

/** A drawing as `in-page/flatten.ts` writes it: shapes and text, nothing that runs, loads or names anything. */
const ATTRIBUTES = String.raw`(?: [a-zA-Z][\w-]*="[\w #%.,()-]*")*`;
const TAG = `</?(?:svg|g|rect|circle|ellipse|line|polygon|polyline|path|text|tspan)${ATTRIBUTES}/?>`;
const DRAWING_PATTERN = new RegExp(
  String.raw`^<svg viewBox="0 0 ([\d.]+) ([\d.]+)"${ATTRIBUTES}>(?:[^<]*${TAG})*\s*$`,
);
const UNSAFE_ATTRIBUTE_PATTERN = / (?:on\w+|style|class|id|href)=|url\(/i;

/** A drawing that is ready to be shown. Lengths in CSS pixels. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** Reads a drawing's file; null for a text that is none. */
export function readDrawing(text: string): Drawing | null {
  const [, width, height] = DRAWING_PATTERN.exec(text) ?? [];
  if (width === undefined || UNSAFE_ATTRIBUTE_PATTERN.test(text)) return null;
  return { svg: text.trim().replace(/>\n</g, '><'), width: Number(width), height: Number(height) };
}
