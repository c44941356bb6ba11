import { trimEndSlashes, trimSlashes } from '../../../../tools/support/trim-slashes';

test.each([
  ['/a/b//', '/a/b', 'a/b'],
  ['//a', '//a', 'a'],
  ['a', 'a', 'a'],
  ['//', '', ''],
  ['', '', ''],
])('slashes are removed at the end of "%s", or at both ends', (text, withoutEnd, withoutBoth) => {
  expect(trimEndSlashes(text)).toBe(withoutEnd);
  expect(trimSlashes(text)).toBe(withoutBoth);
});
