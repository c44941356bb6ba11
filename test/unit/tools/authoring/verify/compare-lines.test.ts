import { compareLines } from '../../../../../tools/authoring/verify/compare-lines';

/** The comparison as the lines of a diff. */
const diff = (page: string[], given: string[]) =>
  compareLines(page, given).map(({ sign, text }) => `${sign}${text}`);

test('equal texts have no differing line', () => {
  expect(diff(['a', '', 'b'], ['a', '', 'b'])).toEqual([' a', ' ', ' b']);
});

test('a changed line and an added line are returned with their line on the page', () => {
  expect(compareLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
    { sign: ' ', text: 'a', at: 0 },
    { sign: '-', text: 'b', at: 1 },
    { sign: '+', text: 'x', at: 2 },
    { sign: ' ', text: 'c', at: 2 },
    { sign: '+', text: 'd', at: 3 },
  ]);
});

test.each([
  ['at the beginning', ['…', 'c'], ['a', 'b', 'c']],
  ['in the middle', ['a', '  …', 'c'], ['a', 'b', 'b', 'c']],
  ['at the end', ['a', '…'], ['a', 'b']],
  ['even if no line is left out', ['a', '…', 'b'], ['a', 'b']],
  ['in two places', ['…', 'b', '…', 'd'], ['a', 'b', 'c', 'b', 'd']],
])('a line "…" may stand for other lines %s', (_, page, given) => {
  expect(diff(page, given).filter((line) => !line.startsWith(' '))).toEqual([]);
});

test('a difference after a line "…" is returned without the lines for which "…" stands', () => {
  expect(diff(['a', '…', 'z'], ['a', 'b', 'c', 'y'])).toEqual([' a', ' …', '-z']);
});

test.each([
  ['<a href="…">x</a>', '<a href="/x?t=1">x</a>', true],
  ['…b…', 'abc', true],
  ['a…a', 'a', false],
  ['a…c…e', 'abcde', true],
  ['a…d…c', 'abcd', false],
  ['a', 'a ', false],
])('the line %j of a page matches the output %j: %s', (page, given, isSame) => {
  expect(compareLines([page], [given]).every(({ sign }) => sign === ' ')).toBe(isSame);
});
