import { checkTree } from '../../../../helpers/check-page';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a page that no sidebar and no other page links to is reported', async () => {
  const files = {
    'README.md': '# 首页\n\n[甲](a/linked.md)\n',
    'a/README.md': '# 甲\n',
    'a/sidebar.yml': '- README.md\n- listed.md\n',
    'a/listed.md': '# 乙\n',
    'a/linked.md': '# 丙\n',
    'a/lost.md': '# 丁\n\n[丁](lost.md)\n',
  };
  expect(await checkTree(files, 'orphan-page')).toEqual([
    'a/lost.md:1:1 warning orphan-page no sidebar, navigation or other page links here | Add it to a/sidebar.yml, or link to it.',
  ]);
});

test('an image that no page shows is reported', async () => {
  const files = {
    'README.md':
      '---\nhome: true\nheroImage: /docs/hero.png?v=1\n---\n\n![图](a/shown.png) <img src="a/raw.png" alt="">\n',
    'a/shown.png': PIXEL,
    'a/raw.png': PIXEL,
    'a/lost.png': PIXEL,
    'hero.png': PIXEL,
  };
  expect(await checkTree(files, 'unused-image')).toEqual([
    'a/lost.png:1:1 warning unused-image no page shows this image | Delete it, or show it where it helps.',
  ]);
});

test('a title or a description that another page has is reported', async () => {
  const page = (title: string, description: string) =>
    `---\ntitle: ${title}\ndescription: ${description}\n---\n\n# 题\n`;
  const files = { 'a.md': page('甲', '一。'), 'b.md': page('甲', '二。'), 'c.md': page('丙', '一。') };
  expect(await checkTree(files, 'duplicate-title', 'duplicate-description')).toEqual([
    'b.md:2:8 warning duplicate-title its title is also that of a.md | Say in the title what sets this page apart.',
    'c.md:3:14 warning duplicate-description its description is also that of a.md | Write one sentence that is true of this page only.',
  ]);
});

test('a title in a heading is compared with a title in the frontmatter', async () => {
  const files = { 'a.md': '---\ntitle: 甲\n---\n\n# 题\n', 'b.md': '---\ntags: []\n---\n\n# **甲**\n' };
  expect(await checkTree(files, 'duplicate-title')).toEqual([
    'b.md:1:1 warning duplicate-title its title is also that of a.md | Say in the title what sets this page apart.',
  ]);
});

test('a section without an index page is reported', async () => {
  const files = { 'README.md': '# 首页\n', 'a/b.md': '# 乙\n', 'c/README.md': '# 丙\n' };
  expect(await checkTree(files, 'section-index')).toEqual([
    'a/README.md:1:1 warning section-index the section has no page of its own at /a/ | Write one that says what the section is for and where to begin.',
  ]);
});

describe('a page whose text is nearly that of another page', () => {
  const words = (seed: number) =>
    Array.from({ length: 400 }, (_, i) =>
      String.fromCharCode(0x4e00 + ((i * 131 + seed * 7919) % 5000)),
    ).join('');

  it('is reported', async () => {
    const files = {
      'a.md': `# 甲\n\n${words(1)}\n`,
      'b.md': `# 乙\n\n${words(1)}但是\n`,
      'c.md': `# 丙\n\n${words(2)}\n`,
    };
    const [found = '', ...others] = await checkTree(files, 'similar-page');
    expect(found).toMatch(
      /^b\.md:1:1 warning similar-page about (?:8|9|10)\d* % of its text is that of a\.md/,
    );
    expect(others).toEqual([]);
  });

  it('is not reported when it is short', async () => {
    expect(await checkTree({ 'a.md': '# 甲\n\n完\n', 'b.md': '# 甲\n\n完\n' }, 'similar-page')).toEqual([]);
  });
});

test('missing questions, questions of another page and questions like the title are reported', async () => {
  const page = (title: string, ...questions: string[]) =>
    `---\ntitle: ${title}\nquestions: [${questions.join(', ')}]\n---\n\n# ${title}\n`;
  const files = {
    'a.md': page('备份', '怎么备份', '数据丢了怎么办'),
    'b.md': '---\ntitle: 恢复\nquestions:\n  - 怎么恢复\n  - 数据丢了怎么办？\n---\n\n# 恢复\n',
    'c.md': page('怎么搬家', '怎么搬家'),
    'd.md': '# 无\n',
  };
  expect(await checkTree(files, 'missing-questions', 'duplicate-question', 'question-is-title')).toEqual([
    'b.md:5:3 warning duplicate-question “数据丢了怎么办？” is also a question of a.md | Leave it to the page that answers it best.',
    'c.md:3:12 warning question-is-title “怎么搬家” is the title of the page | Ask in other words.',
    'd.md:1:1 warning missing-questions the page does not say which questions it answers | Give four to ten under `questions`, in the words of somebody who does not know the terms.',
  ]);
});

test('a question with a Latin word or a number that the page does not have is reported', async () => {
  const text =
    '---\ntitle: 系统\nquestions:\n  - Windows Server 2012 能用吗\n  - linux 行不行\n---\n\n# 系统\n\n要 Windows Server 2016，或 Linux。\n';
  expect(await checkTree({ 'a.md': text }, 'unanswered-question')).toEqual([
    'a.md:4:3 warning unanswered-question “Windows Server 2012 能用吗” has words that the page does not have: 2012 | Answer it on the page, ask in its words, or delete the question.',
  ]);
});

test('missing questions are not reported when no page of the site has questions', async () => {
  expect(await checkTree({ 'a.md': '# 甲\n' }, 'missing-questions')).toEqual([]);
});

test('a link in site.yml that leads to no page is reported', async () => {
  const files = {
    'site.yml':
      'nav:\n  - { text: 安装, link: /instal.html }\n  - { text: 别处, link: "https://example.com" }\n  - { text: 再次, link: /instal.html }\nsearchTasks:\n  - { text: 升级, link: /update.html }\n',
    'install.md': '# 安装\n',
    'update.md': '# 升级\n',
  };
  expect(await checkTree(files, 'dead-setting')).toEqual([
    'site.yml:2:23 error dead-setting the link "/instal.html" leads to no page | Did you mean "/install.html"?',
    'site.yml:4:23 error dead-setting the link "/instal.html" leads to no page | Did you mean "/install.html"?',
  ]);
});

test('a section or a search weight in site.yml that matches no page is reported', async () => {
  const files = {
    'site.yml':
      'footer: Our hanbook is not news\nsections: [guide, hanbook]\nfeed: news\nsearchWeights: { guide: 0.9, guide/*Layer*: 0.8, guide/tables: 0.7 }\n',
    'guide/README.md': '# 指南\n',
    'guide/addLayer.md': '# 对话框\n',
    'handbook/README.md': '# 手册\n',
  };
  expect(await checkTree(files, 'dead-setting')).toEqual([
    'site.yml:2:19 error dead-setting there is no section "hanbook" | Did you mean "handbook"?',
    'site.yml:3:7 error dead-setting there is no section "news" | A section is a folder of pages.',
    'site.yml:4:50 error dead-setting searchWeights: no page is named by "guide/tables" | Write a section, a folder or a page, without the first slash.',
  ]);
});

test('files with a wrong extension, an ambiguous name, wrong content or a big size are reported', async () => {
  const files = {
    'README.md': '# 首页\n',
    'a/page.markdown': '# 页\n',
    'a/page.mdx': '# 页\n',
    'a/good.png': PIXEL,
    'a/Pic.PNG': PIXEL,
    'a/pic.png': PIXEL,
    'a/page.png': '<html></html>',
    'a/large.png': Buffer.concat([PIXEL, Buffer.alloc(3 * 1024 * 1024)]),
  };
  expect(await checkTree(files, 'not-a-page', 'name-clash', 'broken-image', 'heavy-image')).toEqual([
    'a/large.png:1:1 warning heavy-image the image has 3 MB | Scale it down to what is shown: readers load all of it.',
    'a/page.markdown:1:1 error not-a-page this file is not read as a page | Give it a name that ends in ".md"; JSX in it is not read.',
    'a/page.mdx:1:1 error not-a-page this file is not read as a page | Give it a name that ends in ".md"; JSX in it is not read.',
    'a/page.png:1:1 error broken-image this is not an image, in spite of its extension | Export it again.',
    'a/pic.png:1:1 error name-clash its name differs from a/Pic.PNG only in case | Many systems take them for one file: rename one of them.',
  ]);
});
