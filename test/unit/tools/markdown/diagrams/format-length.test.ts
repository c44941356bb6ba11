import { formatLength, roundPath } from '../../../../../tools/markdown/diagrams/in-page/format-length';

test('a number is rounded to tenths, and zero has no sign', () => {
  expect([1.25, 10, -0.04, 99.96].map(formatLength)).toEqual(['1.3', '10', '0', '100']);
});

test.each([
  ['M 10.04,20.55 L -3.333 4e0 Z', 'M10 20.6L-3.3 4e0Z'],
  ['M1.96-0.04L1.04.5', 'M2 0L1 0.5'],
  ['M8 -7.9999e-7L.25-.25', 'M8 0L0.3 -0.2'],
])('roundPath rounds each number of the path %j', (path, shortened) => {
  expect(roundPath(path)).toBe(shortened);
});
