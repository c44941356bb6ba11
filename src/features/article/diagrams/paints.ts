/** Colours that mermaid uses whatever its theme says. */
const FIXED_COLORS = new Map([
  ['rgb(255, 255, 255)', 'var(--bg)'],
  ['rgb(0, 0, 0)', 'var(--diagram-line)'],
  ['rgb(51, 51, 51)', 'var(--diagram-line)'],
]);

/** The paint to write for a computed one: a reference for a colour of the theme, itself for a colour of its own. */
export function paintOf(computed: string, theme: ReadonlyMap<string, string>): string {
  if (/^rgba\(.*, 0\)$/.test(computed)) return 'none';
  // mermaid makes some colours of its theme translucent.
  const opaque = computed.replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)');
  return theme.get(opaque) ?? FIXED_COLORS.get(opaque) ?? computed;
}

export function isOwnColor(paint: string): boolean {
  return paint.startsWith('rgb');
}

/** Black or white, whichever is easier to read on a colour. */
export function contrastingText(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(
    (value) => (Number(value) / 255) ** 2.2,
  );
  // The luminance of which both have the same contrast.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff';
}
