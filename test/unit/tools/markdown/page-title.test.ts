import { bundlePage } from '../../../helpers/bundle-page';

const titleOf = async (text: string) => (await bundlePage(text)).record.title;

describe('the title of a page', () => {
  test('comes from the frontmatter, without Markdown syntax and with emoji instead of codes', async () => {
    expect(await titleOf('---\ntitle: "`site.yml` 与 **配置** :tada:"\n---\n# 别的\n')).toBe(
      'site.yml 与 配置 🎉',
    );
  });

  test('shows tags and types in the frontmatter as text', async () => {
    expect(await titleOf('---\ntitle: "List<T> 与 Map<K, V>，用 <script> 引入"\n---\n')).toBe(
      'List<T> 与 Map<K, V>，用 <script> 引入',
    );
  });

  test('is text when the frontmatter gives a number', async () => {
    expect(await titleOf('---\ntitle: 2020\n---\n')).toBe('2020');
  });

  test('is 首页 on a home page without a title in its frontmatter', async () => {
    expect(await titleOf('---\nhome: true\n---\n# 别的\n')).toBe('首页');
  });

  test.each([
    ['## 二级也行\n\n# 一级\n', '二级也行'],
    ['正文在前\n\n# 标题\n', '标题'],
    ['\n\n标题\n===\n', '标题'],
    ['# `code` 与 [链接](#x)\n', 'code 与 链接'],
  ])('is otherwise the text of the first heading: %j', async (text, title) => {
    expect(await titleOf(text)).toBe(title);
  });

  test('is empty on a page without frontmatter and headings', async () => {
    expect(await titleOf('只有正文\n')).toBe('');
  });
});
