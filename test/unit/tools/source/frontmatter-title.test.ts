import { bundlePage } from '../../../helpers/bundle-page';

async function titleOf(title: string): Promise<string> {
  return (await bundlePage(`---\ntitle: ${JSON.stringify(title)}\n---\n`)).record.title;
}

describe('a title in the frontmatter', () => {
  it.each([
    ['**粗** *斜* ***全***', '粗 斜 全'],
    ['\\*a\\* 与 \\_b\\_ 与 **c\\*\\*d**', '*a* 与 _b_ 与 c**d'],
    ['[链接](./x.md) 与 ![图](y.png)', '链接 与 图'],
    ['`<b>` 标签', '<b> 标签'],
    ['<b>粗</b>', '<b>粗</b>'],
    [':tada: 庆', '🎉 庆'],
    ['A &amp; B &lt;', 'A & B <'],
    ['snake_case_name 与 _斜_', 'snake_case_name 与 斜'],
    ['<stl:contents> 列表', '<stl:contents> 列表'],
    ['a < b，C++，2 * 3', 'a < b，C++，2 * 3'],
    ['一\n 二', '一 二'],
    ['  两端  ', '两端'],
  ])('%j is shown as "%s"', async (title, shown) => {
    expect(await titleOf(title)).toBe(shown);
  });
});
