const canvas = document.createElement('canvas').getContext('2d');

/** Share of a line's height above its baseline: 0 to 1. */
export function baselineShare({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  if (!canvas) throw new Error('there is no canvas to measure with');
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = canvas.measureText('x');
  return above / (above + below);
}
