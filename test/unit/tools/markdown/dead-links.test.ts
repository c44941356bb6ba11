import { bundlePage } from '../../../helpers/bundle-page';

const OTHERS = {
  'README.md': '# 首页\n',
  'a/guide.md': '# 指南\n\n## 安装步骤\n\n<a name="extra"></a>\n',
  'a/download.zip': 'zip',
};

async function problemOf(target: string): Promise<string | undefined> {
  const { problems } = await bundlePage(`# 页\n\n看 [x](${target})\n`, OTHERS);
  expect(problems).toHaveLength(1);
  return problems[0];
}

describe('a link that leads nowhere', () => {
  it.each([
    [
      './guid.md',
      'dead-link the link "./guid.md" leads to /a/guid.html, which is not a page | Did you mean "/a/guide.html"?',
    ],
    [
      '/elsewhere/nothing-like-it/',
      'dead-link the link "/elsewhere/nothing-like-it/" leads to /elsewhere/nothing-like-it/, which is not a page | No page has a similar address.',
    ],
    [
      '<./中 文.md>',
      expect.stringContaining('dead-link the link "./中 文.md" leads to /a/中 文.html, which is not a page'),
    ],
    [
      './download.rar',
      expect.stringContaining('leads to /a/download.rar, which is neither a page nor a file'),
    ],
    [
      './guide.md#安装步聚',
      'dead-anchor the link "./guide.md#安装步聚" leads to an anchor "安装步聚" that a/guide.md does not have | Did you mean "安装步骤"?',
    ],
    [
      '#none-of-these',
      'dead-anchor the link "#none-of-these" leads to an anchor "none-of-these" that a/page.md does not have | Its headings have other anchors.',
    ],
    ['./guide.md#100%', expect.stringContaining('dead-anchor the link "./guide.md#100%"')],
    [
      '../../x.md',
      'outside-content the link "../../x.md" points outside the content folder | Allowed: files inside the content folder. Copy it there.',
    ],
    ['/../../etc/passwd', expect.stringContaining('outside-content the link "/../../etc/passwd"')],
    ['%2e%2e/%2e%2e/x.md', expect.stringContaining('outside-content the link "%2e%2e/%2e%2e/x.md"')],
    [
      'file:///etc/passwd',
      'link-scheme the link "file:///etc/passwd" uses the scheme "file" | Allowed: http, https, mailto, tel, ftp, sms; write a literal "<file:…>" in backticks.',
    ],
  ])('is an error at its line and column: %s', async (target, expected) => {
    const problem = await problemOf(target);
    expect(problem).toMatch(/^3:3 error /);
    expect(problem?.replace('3:3 error ', '')).toEqual(expected);
  });

  it('is reported once, in the order of the page', async () => {
    const { problems } = await bundlePage('[x](./p.md) [y](#q) [z][r]\n\n[r]: ./s.md\n', OTHERS);
    expect(problems.map((problem) => problem.split(' ').slice(0, 3).join(' '))).toEqual([
      '1:1 error dead-link',
      '1:13 error dead-anchor',
      '1:21 error dead-link',
    ]);
  });

  it('still shows its text', async () => {
    const { html } = await bundlePage('[甲](./no.md) [乙](javascript:x)\n');
    expect(html).toBe('<p><a href="/docs/a/no.html">甲</a> 乙</p>\n');
  });
});

describe('a link to an existing anchor', () => {
  it.each(['./guide.md#安装步骤', './guide.md#extra', './guide.md#指南', './guide.html#安装步骤', '#页'])(
    'is not reported: %s',
    async (target) => {
      const { problems } = await bundlePage(`# 页\n\n[x](${target})\n`, OTHERS);
      expect(problems).toEqual([]);
    },
  );
});
