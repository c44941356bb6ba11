import { editDistance } from '../../../../../src/features/search/engine/edit-distance';

test.each([
  ['docker', 'docker', 0],
  ['dokcer', 'docker', 1],
  ['chanel', 'channel', 1],
  ['channnel', 'channel', 1],
  ['chamnel', 'channel', 1],
  ['enviroment', 'environment', 1],
  ['pageContnets', 'pageContents', 1],
])('the distance between %s and %s is %i', (a, b, slips) => {
  expect(editDistance(a, b, 2)).toBe(slips);
});

test('a distance above the limit is returned as limit + 1', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});
