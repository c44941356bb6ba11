import { titleHtml } from '../../../../tools/markdown/title-html';
import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

describe('a title', () => {
  it.each([
    ['生成问题排查', '生成<wbr>问题排查'],
    ['重置管理员密码', '重置<wbr>管理员<wbr>密码'],
    ['把站点在别处打开', '把站点<wbr>在别处<wbr>打开'],
    ['a/b 与 c', 'a/b 与 c'],
    ['site_UserGroup_longName 表', 'site_<wbr>User<wbr>Group_<wbr>long<wbr>Name 表'],
    ['<code>sscms</code> 命令', '<code>sscms</code> 命令'],
    ['R&amp;D 部门', 'R&amp;D 部门'],
  ])('breaks between words only: %s', (html, expected) => {
    expect(titleHtml(html)).toBe(expected);
  });

  it.each([
    ['站点：新建', '站点<span class="title-rest"><span class="sr-only">：</span>新建</span>'],
    ['<code>a：b</code> 用法', '<code>a：b</code> 用法'],
    ['问题：', '问题：'],
  ])('has what follows its first colon on a second line: %s', (html, expected) => {
    expect(titleHtml(html)).toBe(expected);
  });

  it('of an interface has method and path on a second line', () => {
    expect(titleHtml('登录 POST /api/v1')).toBe(
      '登录 <span class="title-rest"><span class="method method-post">POST</span> ' +
        '<span class="title-path">/<wbr>api/<wbr>v1</span></span>',
    );
  });
});

describe('the sentences below the title', () => {
  const long = '很'.repeat(61);

  it.each([
    ['短。也短。', '<p class="lede">短。也短。</p>'],
    [`「短。」${long}。`, `<p class="lede">「短。」</p>\n<p>${long}。</p>`],
    [`有 **粗**。${long}`, `<p class="lede">有 <strong>粗</strong>。</p>\n<p>${long}</p>`],
    [`${long}。短。`, `<p>${long}。短。</p>`],
  ])('lead into the page as far as they are short: %s', async (markdown, expected) => {
    expect(await bundledHtml(`# 甲\n\n${markdown}\n`)).toContain(expected);
  });
});

describe('code that follows the first paragraph at once', () => {
  it('stands before the links of `jump`', async () => {
    const html = await bundledHtml('---\njump: [丙]\n---\n\n# 甲\n\n乙。\n\n```bash\nls\n```\n\n## 丙\n');
    expect(html).toMatch(/class="lede"[\s\S]*<pre[\s\S]*class="jump-links"/);
  });
});

describe('`jump`', () => {
  const page = (jump: string) =>
    `---\njump: ${jump}\n---\n\n# 甲\n\n乙。\n\n## 丙\n\n| 名 | 值 | 注 |\n| --- | --- | --- |\n| \`where\` | 1 | 2 |\n`;

  it('links to headings and table rows below the title', async () => {
    expect(await bundledHtml(page('[丙, {条件: where}]'))).toMatch(
      /<p class="lede">乙。<\/p>\n<nav class="jump-links"[^>]*><a href="#丙">丙<\/a> <a href="#where">条件<\/a><\/nav>/,
    );
  });

  it('is an error where the page has no such place', async () => {
    const { problems } = await bundlePage(page('[丁]'));
    expect(problems.join()).toContain('unknown-jump "jump" names "丁"');
  });
});
