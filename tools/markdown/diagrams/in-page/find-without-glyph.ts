import { DIAGRAM_FONT_SIZE_PX } from '../../../../src/bundle/diagram-theme';

/** Least width of a Chinese character that a font has: all are as wide as the font is high. Share of the font size. */
const MIN_WIDTH = 0.9;

/**
 * The Chinese characters of a text that no font of this computer has. The browser draws a narrow box for each, so that
 * the shapes around them come out too small for a reader who has the font.
 */
export function findWithoutGlyph(text: string): string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('there is no canvas to measure with');
  canvas.font = `${DIAGRAM_FONT_SIZE_PX}px ${getComputedStyle(document.body).fontFamily}`;
  const characters = new Set(text.match(/\p{Script=Han}/gu));
  return [...characters].filter(
    (character) => canvas.measureText(character).width < MIN_WIDTH * DIAGRAM_FONT_SIZE_PX,
  );
}
