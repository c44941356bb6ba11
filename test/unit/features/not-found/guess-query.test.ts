import { guessQuery } from '../../../../src/features/not-found/guess-query';

test.each([
  ['/model/tables/chanel.html', 'chanel'],
  ['/cli/commands/data-sync', 'data sync'],
  ['/stl/site_template/', 'site template'],
  ['/stl/contents/index.html', 'contents'],
  ['/updates/v7.4.html', 'v7 4'],
  ['/%E6%A0%8F%E7%9B%AE/%E5%AD%97%E6%AE%B5.html', '字段'],
  ['/100%.html', '100%'],
  ['/', ''],
])('%s → %s', (path, query) => {
  expect(guessQuery(path)).toBe(query);
});
