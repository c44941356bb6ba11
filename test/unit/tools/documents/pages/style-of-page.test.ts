import { styleOfPage } from '../../../../../tools/documents/pages/style-of-page';

const HTML = '<main class="home wide"><p>a</p><div class="language-js"></div></main>';

/** The rules that stay for a page. */
const keep = (css: string, html = HTML): string => styleOfPage(css, html);

test.each([
  ['.home{a:b}', true],
  ['.home .wide{a:b}', true],
  ['.home .other{a:b}', false],
  ['.other,.wide{a:b}', true],
  ['p>code{a:b}', false],
  ['main p::after{content:"} .x{"}', true],
  ['[class*=language-]{a:b}', true],
  ['[class*=language-] pre{a:b}', false],
  // What a pseudo-class names may come later, or be what the element is not.
  ['p:is(.other,.another:not(.x)):hover{a:b}', true],
  [':root[data-theme=dark]{--a:b}', true],
  ['*{a:b}', true],
  ['@font-face{font-family:"x;y"}', true],
  ['@keyframes other{0%{a:b}}', true],
  ['@layer a,b;', true],
])('the rule %s stays: %s', (css, stays) => {
  expect(keep(css)).toBe(stays ? css : '');
});

test('groups keep the rules that stay, and go when none does', () => {
  expect(keep('@layer x{.home{a:b}.other{a:b}@media (width>=45em){.other{a:b}}}.wide{c:d}')).toBe(
    '@layer x{.home{a:b}}.wide{c:d}',
  );
});
