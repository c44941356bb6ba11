import { passagesOf } from '../../../helpers/passages';

const table = (...rows: string[]) => ['| 短写 | 选项 | 说明 |', '| --- | --- | --- |', ...rows].join('\n');

test('a page is split at headings of levels 2 and 3, and its title is no text', () => {
  const passages = passagesOf('# 题\n\n前言。\n\n## 甲 `x`\n\n一\n\n#### 乙\n\n- 二\n- 三\n');
  expect(passages.map(({ slug, title, text, code }) => [slug, title, text, code])).toEqual([
    ['', '', '前言。', ''],
    ['甲-x', '甲 x', '一\n乙\n二\n三', 'x'],
  ]);
});

test('code is text, inline code is also listed as code, and entities are decoded', () => {
  const [section] = passagesOf(
    '用 `--config` 配置 &lt;文件&gt;。\n\n```js title="a.js"\na  b // [!code ++]\n```\n',
  );
  expect(section?.text).toBe('用 --config 配置 <文件>。\na.js\na b');
  expect(section?.code).toBe('--config');
});

test('a row with an anchor is listed by itself, and its title is its first cell with text', () => {
  const rows = table('| `-d` | `--directory` | 哪个文件夹 |', '| | --excludes | 不要的表 |');
  const [section] = passagesOf(`前\n\n${rows}\n\n后\n`);
  expect(section?.text).toBe('前\n短写 · 选项 · 说明\n后');
  expect(section?.rows).toEqual([
    { slug: 'd', title: '-d', text: '--directory · 哪个文件夹', code: '-d\n--directory' },
    { slug: 'excludes', title: '--excludes', text: '不要的表', code: '' },
  ]);
});

test('boxes, alerts, footnotes and lists are read with what is in them', () => {
  const [section] = passagesOf(
    '::: tip 记住 `x`\n甲\n\n- 乙\n:::\n\n> [!NOTE]\n> 丙\n\n1. 丁\n   - [ ] 戊\n\n己[^1]\n\n[^1]: 庚\n',
  );
  expect(section?.text.split('\n')).toEqual(['记住 x', '甲', '乙', '丙', '丁', '戊', '己', '庚']);
  expect(section?.code).toBe('x');
});

test('a badge and the text of raw HTML are text, its tags and comments are not', () => {
  const [section] = passagesOf(
    '接口 <Badge text="7.3 起没有" type="error"/>，按 <kbd>F5</kbd>\n\n<div><p>甲 &amp; 乙</p></div>\n<!-- 丙 -->\n',
  );
  expect(section?.text).toBe('接口 7.3 起没有，按 F5\n甲 & 乙');
});

test('a schematic and the source of a diagram are left out, but the labels of a diagram are listed as code', () => {
  const [section] = passagesOf(
    '```mermaid\nflowchart LR\nA["草稿"] -->|"提交"| B\n```\n\n```screen\ntitle: 屏\nbody:\n  - buttons: [保存]\n```\n\n正文\n',
  );
  expect(section).toMatchObject({ text: '正文', code: '草稿\n提交' });
});

test('two Chinese characters with a space between them, as on a button, are one word', () => {
  const [section] = passagesOf(`点「确 定」，再点 **取 消** 关闭。\n\n${table('| 删 除 | | 是 |')}\n`);
  expect(section?.text).toBe('点「确定」，再点 取消 关闭。\n短写 · 选项 · 说明');
  expect(section?.rows[0]).toMatchObject({ title: '删除', text: '是' });
});

test('lines of a paragraph become one line, without a space between Chinese characters', () => {
  expect(passagesOf('甲乙\n丙丁\nab\ncd\n')[0]?.text).toBe('甲乙丙丁 ab cd');
});

test('names that the page says are removed are text and code', () => {
  const [section] = passagesOf('甲\n', { gone: { isOld: '7.3' } });
  expect(section).toMatchObject({ text: '甲\nisOld 7.3 起没有了', code: 'isOld' });
});
