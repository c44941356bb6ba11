import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { PROJECT_ROOT } from '../../../tools/support/project-root';

/** The scales of `tokens.css`. Lengths in em belong to a text, those in px to a line. */
const SPACES = new Set(['0.25', '0.5', '0.75', '1', '1.5', '2', '3', '4']);
const SIZES = /^(?:0\.75rem|0\.875rem|0\.9375rem|1em|0\.875em|inherit|var\(--[\w-]+\)|11pt|2\.125rem)$/;
const RADII = /^(?:0|4px|999px|inherit|var\(--radius\))$/;

/** Widest space that is one; more is the width of a column. Rem. */
const WIDEST_SPACE = 4;

/** What a declaration has that the scales have not; undefined if nothing. */
function strange(property: string, value: string): string | undefined {
  if (property.startsWith('--')) return undefined;
  if (property === 'font-size') return SIZES.test(value) ? undefined : value;
  if (property.endsWith('radius')) return value.split(' ').find((part) => !RADII.test(part));
  if (!/^(?:margin|padding|(?:row-|column-)?gap)/.test(property)) return undefined;
  const rems = Array.from(value.matchAll(/([\d.]+)rem/g), ([, rem]) => String(rem));
  return rems.find((rem) => !SPACES.has(rem) && Number(rem) <= WIDEST_SPACE);
}

test('sizes of text, spaces and radii are those of the scales', () => {
  const files = globSync('src/**/*.css', { cwd: PROJECT_ROOT });
  const found = files.flatMap((file) => {
    const css = readFileSync(path.join(PROJECT_ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return Array.from(css.matchAll(/^\s*([\w-]+): ([^;{}]+);/gm), ([, property = '', value = '']) => {
      const part = strange(property, value.replace(/\s+/g, ' '));
      return part === undefined ? [] : [`${file}: ${property}: ${part}`];
    }).flat();
  });
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
