import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../../../tools/commands/check-content';
import { saveOnceRead } from '../../../../helpers/faulty-disk';
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
      '- 用 STL\n\n::: tip 题 a\n用 STL\n:::\n\n| 甲 |\n|---|\n| 用 STL，`甲a` |\n',
    ],
    [
      'text after CRLF',
      '\uFEFF# 甲\r\n\r\n用STL\r\n\r\n再用STL\r\n',
      '\uFEFF# 甲\r\n\r\n用 STL\r\n\r\n再用 STL\r\n',
    ],
  ])('fixes %s', async (_, source, expected) => {
    expect((await fixed(source)).text).toBe(expected);
  });

  it('fixes what an author saves while the content is checked, not what was there before', async () => {
    const root = createTree({ 'a.md': '# 甲\n\n用STL建3个站\n' });
    saveOnceRead(join(root, 'a.md'), '# 甲\n\n刚写的一段，有好几个字。\n\n用STL建3个站\n');
    await checkContent(root, { fix: true });
    jest.restoreAllMocks();
    expect(readTree(root)['a.md']).toBe('# 甲\n\n刚写的一段，有好几个字。\n\n用 STL 建 3 个站\n');
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
