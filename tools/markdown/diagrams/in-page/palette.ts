import { DIAGRAM_THEME } from '../../../../src/bundle/diagram-theme';

/** CSS custom properties used as colours in drawings. */
const PROPERTIES = [...new Set(Object.values(DIAGRAM_THEME))];

/** mermaid's theme variables, each with a stand-in colour for its property, which no drawing would use otherwise. */
export function standInTheme(): Record<string, string> {
  const standIns = Object.entries(DIAGRAM_THEME).map(([variable, property]) => {
    const number = (PROPERTIES.indexOf(property) + 1).toString(16).padStart(2, '0');
    return [variable, `#01${number}fe`];
  });
  return Object.fromEntries(standIns);
}

/** A stand-in colour, as `getComputedStyle` returns it. The group is its number. mermaid may make it translucent. */
const STAND_IN_PATTERN = /^rgba?\(1, (\d+), 254(?:, [\d.]+)?\)$/;

/** Colours that mermaid uses regardless of its theme. */
const FIXED_COLORS: Record<string, string> = {
  'rgb(255, 255, 255)': 'var(--bg)',
  'rgb(0, 0, 0)': 'var(--diagram-line)',
  'rgb(51, 51, 51)': 'var(--diagram-line)',
};

/** Converts a computed paint to the paint for the drawing file; `none` for no paint. Throws for an unknown colour. */
export function paintOf(computed: string): string {
  if (computed === 'none' || /^rgba\(.*, 0\)$/.test(computed)) return 'none';
  const number = STAND_IN_PATTERN.exec(computed)?.[1];
  const property = number === undefined ? undefined : PROPERTIES[Number(number) - 1];
  const paint = property ? `var(${property})` : FIXED_COLORS[computed];
  if (paint === undefined)
    throw new Error(
      `it has a colour of its own, ${computed}, which the theme does not have: remove "style" or "classDef"`,
    );
  return paint;
}
