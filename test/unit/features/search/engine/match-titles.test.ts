import type { PageName } from '../../../../../src/bundle/search/search-files';
import { matchTitles } from '../../../../../src/features/search/engine/match-titles';

const NAMES: PageName[] = [
  ['/cli/backup.html', 'data backup 备份数据库'],
  ['/host/email.html', '邮件 Email'],
  ['/host/mysql.html', '备份与恢复 MySQL 数据库：步骤'],
  ['/updates/', '数据库备份的改动'],
];
const SECTIONS = [
  { name: 'cli', first: 0, weight: 1 },
  { name: 'host', first: 1, weight: 1 },
  { name: 'updates', first: 3, weight: 0.1 },
];

function match(query: string, section?: string): string[] {
  return matchTitles({ query, names: NAMES, sections: SECTIONS, section }).map(([path]) => path);
}

test('finds titles with all words of the query; short titles and weighty sections come first', () => {
  expect(match('如何备份数据库')).toEqual(['/cli/backup.html', '/host/mysql.html', '/updates/']);
});

test('finds only pages of the wanted section', () => {
  expect(match('备份', 'host')).toEqual(['/host/mysql.html']);
});

test('finds Latin words in any case and width, but not inside a word', () => {
  expect(match('ＭｙＳＱＬ')).toEqual(['/host/mysql.html']);
  expect(match('mail')).toEqual([]);
});

test.each(['备', '？！', '备份 oracle'])('finds nothing for %s', (query) => {
  expect(match(query)).toEqual([]);
});
