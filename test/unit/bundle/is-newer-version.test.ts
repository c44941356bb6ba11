import { isNewerVersion } from '../../../src/bundle/is-newer-version';

test.each([
  ['7.3.0', '7.2.2', true],
  ['7.2.2', '7.2.1', true],
  ['7.2.2', '7.2.2', false],
  ['7.1.9', '7.2.0', false],
  ['8.0.0', '7.4.0', true],
  ['7.10.0', '7.9.3', true],
])('%s is newer than %s: %s', (version, other, expected) => {
  expect(isNewerVersion(version, other)).toBe(expected);
});
