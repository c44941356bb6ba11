import { styleOfPage } from '../../../../../tools/documents/pages/style-of-page';

const HTML = '<main class="home wide" aria-busy="false"><p>a</p><div class="language-js"></div></main>';

/** The rules that stay for a page. */
const keep = (css: string, html = HTML): string => styleOfPage(css, html);

test.each([
  ['.home{a:b}', true],
  ['.home .wide{a:b}', true],
  ['.home .other{a:b}', false],
  ['p>code{a:b}', false],
  ['main p::after{content:"} .x{"}', true],
  ['[class*=language-]{a:b}', true],
  ['[class*=language-] pre{a:b}', false],
  // What a pseudo-class names may be what the element is not.
  ['p:not(.other,.another:is(.x)){a:b}', true],
  [':root[data-theme=dark] p{a:b}', true],
  ['html[data-js] p{a:b}', true],
  ['[aria-busy] p{a:b}', true],
  ['[aria-busy="false"] p{a:b}', true],
  ['[aria-busy=true] p{a:b}', false],
  ['html[data-scroll-lock] p{a:b}', false],
  // Only after the reader has done something, or without scripts.
  ['p:hover{a:b}', false],
  ['p:not(:focus-visible){a:b}', true],
  ['p:focus-visible{a:b}', false],
  ['html:not([data-js]) p{a:b}', false],
  ['*{a:b}', true],
  ['@font-face{font-family:"x;y"}', true],
  ['@keyframes other{0%{a:b}}', true],
  ['@layer a,b;', true],
])('the rule %s stays: %s', (css, stays) => {
  expect(keep(css)).toBe(stays ? css : '');
});

test.each([
  ['.other,.wide{a:b}', '.wide{a:b}'],
  ['.home :is(h1,p,code){a:b}', '.home :is(p){a:b}'],
  ['.home :is(h1,h2){a:b}', ''],
])('of the selectors in %s, those stay that are on the page', (css, kept) => {
  expect(keep(css)).toBe(kept);
});

test('custom properties go if nothing on the page uses them', () => {
  const css = ':root{--a:var(--b);--b:"x;y";--c:red;--d:0}p{color:var(--a)}.other{color:var(--c)}';
  expect(keep(css, '<p style="top:var(--d)">')).toBe(':root{--a:var(--b);--b:"x;y";--d:0}p{color:var(--a)}');
});

test('declarations that show only when the reader does something go', () => {
  expect(keep('p{cursor:pointer;color:red;transition:color .2s}')).toBe('p{color:red}');
});

test('groups keep the rules that stay, and go when none does', () => {
  expect(keep('@layer x{.home{a:b}.other{a:b}@media (width>=45em){.other{a:b}}}.wide{c:d}')).toBe(
    '@layer x{.home{a:b}}.wide{c:d}',
  );
});
