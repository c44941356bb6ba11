import { editDistance } from '../../../../../src/features/search/engine/edit-distance';

test.each([
  ['docker', 'docker', 0],
  ['dokcer', 'docker', 1],
  ['chanel', 'channel', 1],
  ['channnel', 'channel', 1],
  ['chamnel', 'channel', 1],
  ['enviroment', 'environment', 1],
  ['pageContnets', 'pageContents', 1],
])('%s and %s are %i slips apart', (a, b, slips) => {
  expect(editDistance(a, b, 2)).toBe(slips);
});

test('more slips than asked about are not counted', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});
