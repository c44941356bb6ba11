import { bundlePage } from '../../../helpers/bundle-page';

const DEAD = '[x](./no-such-page.md)';

/** `line:column` of the problems of a page. */
async function placesOf(source: string | Buffer): Promise<string[]> {
  const { problems } = await bundlePage(source);
  return problems.map((problem) => problem.split(' ')[0] ?? '');
}

describe('a problem is reported at its line and column', () => {
  it.each([
    ['on the first line', DEAD, '1:1'],
    ['after text', `文字 ${DEAD}\n`, '1:4'],
    ['after an emoji, which counts as two columns', `😀${DEAD}\n`, '1:3'],
    ['after entities and escapes', `&lt;\\* \\_a ${DEAD}\n`, '1:12'],
    ['after code with the same text', `\`${DEAD}\` ${DEAD}\n`, '1:26'],
    ['on the last line of a paragraph', `甲\n乙\n丙 ${DEAD}\n`, '3:3'],
    ['on an indented line of a paragraph', `甲\n   乙 ${DEAD}\n`, '2:6'],
    ['below a line that is indented like code', `甲\n    乙\n丙 ${DEAD}\n`, '3:3'],
    ['below frontmatter', `---\ntitle: T\ntags: [a]\n---\n\n${DEAD}\n`, '6:1'],
    ['directly below frontmatter', `---\ntitle: T\n---\n${DEAD}\n`, '4:1'],
    ['in a heading', `# 页\n\n## 题 ${DEAD} ##\n`, '3:6'],
    ['in an underlined heading', `题 ${DEAD}\n===\n`, '1:3'],
    ['in emphasis', `**粗 *斜 ${DEAD}***\n`, '1:8'],
  ])('%s', async (_, source, place) => {
    expect(await placesOf(source)).toEqual([place]);
  });

  it.each([
    ['in a list', `- 甲\n- 乙 ${DEAD}\n`, '2:5'],
    ['in a list with tabs', `-\t甲\n-\t乙 ${DEAD}\n`, '2:5'],
    ['in a numbered list', `1. 甲\n10. 乙 ${DEAD}\n`, '2:7'],
    ['in a nested list', `- 甲\n  - 乙\n    1. 丙 ${DEAD}\n`, '3:10'],
    ['in a later paragraph of an item', `- 甲\n\n  乙\n\n  丙 ${DEAD}\n`, '5:5'],
    ['in a task', `- [ ] 甲\n- [x] 乙 ${DEAD}\n`, '2:9'],
    ['in a quotation', `> 甲\n> 乙 ${DEAD}\n`, '2:5'],
    ['in a quotation without spaces', `>甲\n>乙 ${DEAD}\n`, '2:4'],
    ['on a line of a quotation that lacks its ">"', `> 甲\n乙 ${DEAD}\n`, '2:3'],
    ['in a nested quotation', `> 甲\n>\n> > 乙 ${DEAD}\n`, '3:7'],
    ['in a list in a quotation in a list', `- 甲\n\n  > - 乙\n  > - 丙 ${DEAD}\n`, '4:9'],
    ['in an alert', `> [!NOTE]\n> 甲 ${DEAD}\n`, '2:5'],
    ['in a container', `::: tip\n甲\n\n乙 ${DEAD}\n:::\n`, '4:3'],
    ['in nested containers', `:::: tip\n::: details 更多\n- 甲 ${DEAD}\n:::\n::::\n`, '3:5'],
    ['in a container in a list', `- 甲\n\n  ::: tip\n  乙 ${DEAD}\n  :::\n`, '4:5'],
    ['in a footnote', `甲[^1]\n\n[^1]: 注 ${DEAD}\n`, '3:9'],
  ])('%s', async (_, source, place) => {
    expect(await placesOf(source)).toEqual([place]);
  });

  it.each([
    ['in a cell', `| 甲 | 乙 |\n|---|---|\n| a | 文 ${DEAD} |\n`, '3:9'],
    ['in the header', `| 甲 | ${DEAD} |\n|---|---|\n| a | b |\n`, '1:7'],
    ['after pipes that are text', `| 甲 | 乙 |\n|---|---|\n| \`a\\|b\` \\| c | ${DEAD} |\n`, '3:17'],
    ['after empty cells', `| 甲 | 乙 | 丙 |\n|---|---|---|\n|  |  | ${DEAD} |\n`, '3:9'],
    ['without pipes at the edges', `甲 | 乙\n---|---\na | ${DEAD}\n`, '3:5'],
    ['in a quotation', `> | 甲 |\n> |---|\n> | a ${DEAD} |\n`, '3:7'],
    ['in a list', `- 甲\n\n  | 乙 |\n  |---|\n  | a |\n  | ${DEAD} |\n`, '6:5'],
  ])('of a table, %s', async (_, source, place) => {
    expect(await placesOf(source)).toEqual([place]);
  });

  it('for each of three equal links', async () => {
    expect(await placesOf(`${DEAD} ${DEAD}\n\n- ${DEAD}\n`)).toEqual(['1:1', '1:24', '3:3']);
  });

  it('for an image in a link and for the link', async () => {
    expect(await placesOf('看 [![图](./no.png)](./no-such-page.md)\n')).toEqual(['1:3', '1:4']);
  });

  it('for a tag in a block of HTML', async () => {
    expect(await placesOf('<div>\n  <p>甲</p>\n  <a href="./no-such-page.md">x</a>\n</div>\n')).toEqual([
      '3:3',
    ]);
  });

  it('for a block of code in a list', async () => {
    expect(await placesOf('1. 甲\n\n   ```nolanguage\n   x\n   ```\n')).toEqual(['3:4']);
  });
});

describe('kinds of line breaks and a byte order mark', () => {
  const source = `---\ntitle: T\n---\n\n- 甲\n\n  | a |\n  |---|\n  | ${DEAD} |\n`;
  it.each([
    ['\\r\\n', source.replaceAll('\n', '\r\n')],
    ['\\r', source.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${source}`],
    ['both', `\uFEFF${source.replaceAll('\n', '\r\n')}`],
  ])('do not change the reported line and column: %s', async (_, text) => {
    expect(await placesOf(text)).toEqual(['9:5']);
  });

  it('do not change the record of the page', async () => {
    const plain = await bundlePage('# 页\n\n```js\na\n\nb\n```\n\n甲\n乙\n');
    const other = await bundlePage('\uFEFF# 页\r\n\r\n```js\r\na\r\n\r\nb\r\n```\r\n\r\n甲\r\n乙\r\n');
    expect(other.record).toEqual(plain.record);
  });
});
