import { flattenLayers } from '../../../../tools/app/plain-styles';

function flatten(...sheets: string[]): string {
  return Buffer.from(flattenLayers(sheets.map((sheet) => Buffer.from(sheet)))).toString();
}

test('the rules of all sheets stand in the order of their layers, those in no layer at the end', () => {
  const first = '@layer a,b;i{top:1px}@layer b{b{top:2px}}@layer a{a{color:red}@media print{a{top:0}}}';
  expect(flatten(first, '@layer a{u{top:3px}}')).toBe(
    'a{color:red}@media print{a{top:0}}u{top:3px}b{top:2px}i{top:1px}',
  );
});

test('shorthands with custom properties are split, for Chrome before 87', () => {
  expect(flatten('p{inset:var(--a) 0 auto;padding-inline:calc(2px + var(--b)) 1px}')).toBe(
    'p{top:var(--a);padding-inline-start:calc(2px + var(--b));padding-inline-end:1px;bottom:auto;left:0;right:0}',
  );
});
