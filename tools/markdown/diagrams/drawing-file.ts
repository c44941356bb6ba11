import { contentHash } from '../../support/hash';

/** Folder of the drawings, below the content folder. Its name begins with a dot: drawings do not count as content. */
export const DRAWINGS_FOLDER = '.diagrams';

/** Version of the drawings' format. Increase it when the format changes, so that all drawings are made again. */
const FORMAT_VERSION = 2;

/** Path of a diagram's drawing below the content folder. Its name is a hash of the diagram's source. */
export function drawingFileOf(source: string): string {
  return `${DRAWINGS_FOLDER}/${contentHash(`${FORMAT_VERSION}\n${source.trim()}`)}.svg`;
}

/** Whether a file below the content folder is named like a drawing. Files with other names are never deleted. */
export function isDrawingFile(file: string): boolean {
  return DRAWING_NAME_PATTERN.test(file);
}

const DRAWING_NAME_PATTERN = new RegExp(String.raw`^${DRAWINGS_FOLDER}/[\da-f]{8,}\.svg$`);

/** A drawing: shapes and text, without scripts, styles and references to anything outside of it. */
const ATTRIBUTES = String.raw`(?: [a-zA-Z][\w-]*="[\w #%.,()-]*")*`;
const TAG = `</?(?:svg|g|a|marker|rect|circle|ellipse|line|polygon|polyline|path|text|tspan)${ATTRIBUTES}/?>`;
const DRAWING_PATTERN = new RegExp(String.raw`^<svg${ATTRIBUTES}>(?:[^<]*${TAG})*\s*$`);
const UNSAFE_ATTRIBUTE_PATTERN = / (?:on\w+|style|class|href)=|url\((?!#)/i;

/** Reads the text of a drawing file; null when it is not a valid drawing. */
export function readDrawing(text: string): string | null {
  if (!DRAWING_PATTERN.test(text) || UNSAFE_ATTRIBUTE_PATTERN.test(text)) return null;
  return text.trim().replace(/>\n</g, '><');
}
