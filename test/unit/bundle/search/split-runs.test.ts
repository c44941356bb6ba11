import { pairsOfRun, splitRuns } from '../../../../src/bundle/search/split-runs';

test('splits Chinese from Latin text, and keeps the separators in an identifier', () => {
  const text = '用stl:contents标签，见 /api/v1/contents（7.4.0）。';
  expect(splitRuns(text).map((run) => run.text)).toEqual([
    '用',
    'stl:contents',
    '标签',
    '见',
    'api/v1/contents',
    '7.4.0',
  ]);
});

test('does not split a character outside the Basic Multilingual Plane', () => {
  expect(pairsOfRun('𠮷野家')).toEqual(['𠮷野', '野家']);
  expect(pairsOfRun('库')).toEqual(['库']);
});
