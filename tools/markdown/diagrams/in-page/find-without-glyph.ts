import { DIAGRAM_FONT_SIZE_PX } from '../../../../src/bundle/diagram-theme';

/** Minimum width of a Chinese character that a font has, as a share of the font size. Usually the share is 1. */
const MIN_WIDTH = 0.9;

/**
 * The Chinese characters of a text that no font of this computer has. The browser draws a narrow box for each of them,
 * so the shapes around the text would be too small for a reader who has such a font.
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
