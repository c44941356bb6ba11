import { pairsOfRun, splitRuns } from '../../../../src/bundle/search/split-runs';

test('Chinese and Latin are runs of their own, with what holds an identifier together', () => {
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

test('an option of a command is told from a word', () => {
  expect(splitRuns('--max-rows max-rows').map((run) => run.isOption)).toEqual([true, false]);
});

test('characters outside the basic plane stay whole', () => {
  expect(pairsOfRun('𠮷野家')).toEqual(['𠮷野', '野家']);
  expect(pairsOfRun('库')).toEqual(['库']);
});
