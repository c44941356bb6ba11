import { bundleContent } from '../../../../../tools/site/bundle-content';
import { Synonyms } from '../../../../../tools/source/config/synonyms';
import { formatProblem } from '../../../../../tools/support/problems';
import { createTree } from '../../../../helpers/temp-tree';

async function problemsOf(text: string): Promise<string[]> {
  const root = createTree({ 'README.md': '# 首页\n', 'synonyms.yml': text });
  const { problems } = await bundleContent({ root, isLenient: true });
  return problems.all.map((problem) => formatProblem(problem, ''));
}

test('a word stands for the other words of its group, a Latin word only as a whole word', () => {
  const synonyms = new Synonyms([['接口', 'api']]);
  expect(synonyms.of('内容接口')).toEqual(['api']);
  expect(synonyms.of('API')).toEqual(['接口']);
  expect(synonyms.of('capital')).toEqual([]);
});

test('a correct list of synonyms has no problems', async () => {
  await expect(problemsOf('备份: [backup, 存档]\n')).resolves.toEqual([]);
});

test.each([
  ['备份: backup\n', 'synonyms.yml:1:5 error synonyms'],
  ['备份: [a]\n恢复: [1]\n', 'synonyms.yml:2:6 error synonyms'],
  ['备份: []\n', 'synonyms.yml:1:5 error synonyms'],
  ['备份: [a\n', 'synonyms.yml:'],
])('%j is reported as an error with its line and column', async (text, start) => {
  const [problem] = await problemsOf(text);
  expect(problem?.startsWith(start)).toBe(true);
});
