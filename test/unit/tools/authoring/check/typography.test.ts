import { checkPage, checkTree } from '../../../../helpers/check-page';

test('typography is not checked where `check.yml` says so', async () => {
  const page = '# 题\n\n用 STL标签,建站\n';
  const rules = ['chinese-spacing', 'chinese-punctuation', 'check-config'];
  expect(await checkTree({ 'a.md': page }, ...rules)).toHaveLength(2);
  expect(await checkTree({ 'a.md': page, 'check.yml': 'typography: false\n' }, ...rules)).toEqual([]);
});

describe('a missing space between Chinese and Latin letters or digits', () => {
  it('is reported with its line and column and the words around it', async () => {
    expect(await checkPage('# 题\n\n用 STL标签 建站。\n', 'chinese-spacing')).toEqual([
      '3:6 chinese-spacing there is no space between "L" and "标" in "用 STL标签 建站。" | Put a space between them; --fix does it.',
    ]);
  });

  it.each([
    ['before digits', '共3 页\n', '1:2'],
    ['after a percent sign', '满 5%时\n', '1:5'],
    ['before a link', '见[STL](https://a.example)。\n', '1:3'],
    ['after bold text', '**栏目，是 STL**标签\n', '1:13'],
    ['in a sentence of a table', '| 甲 |\n|---|\n| 先写 STL，再写HTML 页面 |\n', '3:12'],
    ['in a list', '- 甲\n- 用STL 写\n', '2:4'],
    ['in a container', '::: tip\n用STL 写\n:::\n', '2:2'],
    ['in a heading', '## 用STL 写\n', '1:5'],
  ])('is reported %s', async (_, source, place) => {
    const found = await checkPage(source, 'chinese-spacing');
    expect(found.map((line) => line.split(' ')[0])).toEqual([place]);
  });

  it.each([
    ['code', '用`STL`标签，`甲a`\n\n```text\n甲a\n```\n'],
    ['addresses', '见 https://a.example/甲a 与 /栏目a/图b.png\n'],
    ['names in brackets', '点「导入Word」、“栏目ID”、《CMS手册》\n'],
    ['names in bold', '点 **导入Word** 一项\n'],
    ['names in cells', '| 栏目ID | 用户Id |\n|---|---|\n| 内容ID | 3个 |\n'],
    ['quotations', '> 用STL标签\n'],
    ['dates', '2025年9月5日发布\n'],
    ['correct text', '用 STL 标签建 3 个站，占 5%。\n'],
    ['full-width punctuation', '（STL）标签，API：说明\n'],
    ['entities', '甲&lt;乙&nbsp;丙\n'],
  ])('is not reported in %s', async (_, source) => {
    expect(await checkPage(source, 'chinese-spacing', 'chinese-punctuation')).toEqual([]);
  });

  it('is reported in a title and in a description', async () => {
    const source = '---\ntitle: STL标签\ndescription: 用 `甲a` 写STL。\n---\n\n# STL 标签\n';
    expect((await checkPage(source, 'chinese-spacing')).map((line) => line.split(' |')[0])).toEqual([
      '2:8 chinese-spacing there is no space between "L" and "标" in "STL标签" in the title',
      '3:14 chinese-spacing there is no space between "写" and "S" in "用 `甲a` 写STL。" in the description',
    ]);
  });

  it('is not reported in names that check.yml lists', async () => {
    const files = { 'a.md': '点导入Word 或导入Excel\n', 'check.yml': 'names: [导入Word]\n' };
    expect(await checkTree(files, 'chinese-spacing')).toEqual([
      'a.md:1:12 warning chinese-spacing there is no space between "入" and "E" in "Word 或导入Excel" | Put a space between them; --fix does it.',
    ]);
  });
});

describe('half-width punctuation beside Chinese characters', () => {
  it.each([
    [',', '甲, 乙\n', 'Write "，"; --fix does it.'],
    ['?', '甲?乙\n', 'Write "？"; --fix does it.'],
    ['.', '甲.乙\n', 'Write "。".'],
    ['()', '甲 (乙) 丙\n', 'Write "（）"; --fix does it.'],
    ['()', '甲 (乙) the\n', 'Write "（）"; --fix does it.'],
    ['()', '甲(乙)the\n', 'Write "（）"; --fix does it.'],
    ['()', 'the(甲)乙\n', 'Write "（）"; --fix does it.'],
    ['()', 'the (甲) (乙) 丙\n', 'Write "（）"; --fix does it.'],
  ])('"%s" is reported in %j', async (mark, source, hint) => {
    const [found = ''] = await checkPage(source, 'chinese-punctuation');
    expect(found).toContain(`half-width "${mark}" beside Chinese characters`);
    expect(found).toContain(hint);
  });

  it.each([
    ['between Latin letters', '甲 a, b; c 乙\n'],
    ['around Latin text', '甲 (STL) 乙\n'],
    ['around Chinese between Latin letters', 'the (甲) the\n'],
    ['in quotations', '「甲(乙)」“丙,丁”\n'],
    ['in a time', '每天 12:30 开始\n'],
  ])('is not reported %s', async (_, source) => {
    expect(await checkPage(source, 'chinese-punctuation')).toEqual([]);
  });
});
