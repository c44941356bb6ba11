import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../../../tools/commands/check-content';
import { createTree, readTree } from '../../../../helpers/temp-tree';

describe('--fix', () => {
  const fixed = async (source: string | Buffer) => {
    const root = createTree({ 'a.md': source });
    const { fixed: count } = await checkContent(root, { fix: true });
    return { count, text: readFileSync(join(root, 'a.md'), 'utf8'), root };
  };

  it.each([
    ['spaces', '用STL建3个站\n', '用 STL 建 3 个站\n'],
    ['punctuation', '甲,乙; 丙 (丁) 戊\n', '甲，乙；丙（丁）戊\n'],
    [
      'spaces beside links and bold text',
      '见[STL](https://a.example)与**栏目，是 STL**标签\n',
      '见 [STL](https://a.example) 与**栏目，是 STL** 标签\n',
    ],
    [
      'lists, containers and tables',
      '- 用STL\n\n::: tip 题a\n用STL\n:::\n\n| 甲 |\n|---|\n| 用STL，`甲a` |\n',
      '- 用 STL\n\n::: tip 题a\n用 STL\n:::\n\n| 甲 |\n|---|\n| 用 STL，`甲a` |\n',
    ],
    [
      'text after CRLF',
      '\uFEFF# 甲\r\n\r\n用STL\r\n\r\n再用STL\r\n',
      '\uFEFF# 甲\r\n\r\n用 STL\r\n\r\n再用 STL\r\n',
    ],
  ])('fixes %s', async (_, source, expected) => {
    expect((await fixed(source)).text).toBe(expected);
  });

  it('does not change headings, because their anchors would change', async () => {
    expect(await fixed('## 用STL\n')).toMatchObject({ count: 0, text: '## 用STL\n' });
  });

  it('changes nothing when it runs a second time', async () => {
    const { root, text } = await fixed('用STL,甲,乙 (丙)丁a\n\n# 题\n');
    const again = await checkContent(root, { fix: true });
    expect(again.fixed).toBe(0);
    expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe(text);
  });

  it('leaves a file that is not UTF-8 as it is, byte for byte', async () => {
    // GBK for 甲.
    const gbk = Buffer.concat([Buffer.from('用STL\n'), Buffer.from([0xbc, 0xd7])]);
    const { root, count } = await fixed(gbk);
    expect(count).toBe(0);
    expect(readFileSync(join(root, 'a.md')).equals(gbk)).toBe(true);
  });

  it('writes no other file', async () => {
    const root = createTree({ 'a.md': '用STL\n', 'b.md': '乙\r\n', 'c/sidebar.yml': '[]\n' });
    await checkContent(root, { fix: true });
    expect(readTree(root)).toEqual({ 'a.md': '用 STL\n', 'b.md': '乙\r\n', 'c/sidebar.yml': '[]\n' });
  });
});

describe('the baseline', () => {
  const FILES = { 'README.md': '# 首页\n\n用STL\n\n[x](no.md)\n' };

  it('hides known findings, so that only new findings are reported', async () => {
    const root = createTree(FILES);
    const first = await checkContent(root, { baseline: 'write' });
    expect(first.problems.all).toEqual([]);
    expect(first.known).toBe(2);

    writeFileSync(join(root, 'README.md'), '# 首页\n\n新的一段。\n\n用STL\n\n[x](no.md)\n\n再用STL\n');
    const second = await checkContent(root);
    expect(second.problems.all.map(({ line, rule }) => [line, rule])).toEqual([[9, 'chinese-spacing']]);
    expect(second.known).toBe(2);
  });

  it('counts entries whose problem is fixed, and drops them when written again', async () => {
    const root = createTree(FILES);
    await checkContent(root, { baseline: 'write' });
    writeFileSync(join(root, 'README.md'), '# 首页\n\n用STL\n');
    expect(await checkContent(root)).toMatchObject({ known: 1, resolved: 1 });
    expect(await checkContent(root, { baseline: 'write' })).toMatchObject({ known: 1, resolved: 0 });
  });

  it('is reported when it is invalid, with the command that rewrites it', async () => {
    const root = createTree({ ...FILES, '.check-baseline.json': '{' });
    await expect(checkContent(root)).rejects.toThrow(/is not a valid baseline.*--baseline write/);
  });
});
