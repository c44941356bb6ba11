import { bundleContent } from '../../../../tools/site/bundle-content';
import { formatProblem } from '../../../../tools/support/problems';
import { createTree } from '../../../helpers/temp-tree';

/** A page of one Markdown file: its HTML, and its problems as the author reads them, hints on the same line. */
async function renderPage(body: string): Promise<{ html: string; problems: string[] }> {
  const { pages, problems } = await bundleContent({
    root: createTree({ 'README.md': body }),
    isLenient: true,
  });
  return {
    html: pages[0]?.html.toString() ?? '',
    problems: problems.all.map((problem) => formatProblem(problem, '').replace(/\n\s+/, ' | ')),
  };
}

/** The `<figure>` of a screen block that has no mistakes. */
async function draw(yaml: string): Promise<string> {
  const { html, problems } = await renderPage(`# 页\n\n\`\`\`screen\n${yaml}\n\`\`\`\n`);
  expect(problems).toEqual([]);
  return html.slice(html.indexOf('<figure'), html.indexOf('</figure>'));
}

/** Mistakes of a screen block whose first line is line 4 of its page. */
async function mistakesOf(yaml: string): Promise<string[]> {
  return (await renderPage(`# 页\n\n\`\`\`screen\n${yaml}\n\`\`\`\n`)).problems;
}

function wordsOf(html: string): string[] {
  return [...html.matchAll(/<span aria-hidden="true">([^<]*)/g)].map(([, words = '']) => words);
}

function descriptionOf(html: string): string {
  return /aria-label="([^"]*)"/.exec(html)?.[1] ?? '';
}

describe('a screen block', () => {
  it('is a figure with a drawing, a text alternative and a caption', async () => {
    const html = await draw('title: 管理员管理\nbody:\n  - buttons: [新增管理员, 导 出]\nfooter: [确 定]');
    expect(html).toMatch(
      /^<figure class="screen"><div class="screen-image" role="img" aria-label="[^"]+"><\/div><div class="screen-page">/,
    );
    expect(descriptionOf(html)).toBe('界面示意图：管理员管理。按钮：新增管理员、导 出；底部按钮：确 定。');
    expect(html).toContain('<figcaption>界面示意图：管理员管理</figcaption>');
    expect(wordsOf(html)).toEqual(['管理员管理', '新增管理员', '导 出', '确 定']);
  });

  it('describes and shows a dialog as a dialog', async () => {
    const html = await draw('title: 排序\nkind: dialog\nbody: [{ tip: 拖动排序 }]');
    expect(descriptionOf(html)).toBe('界面示意图：排序（对话框）。提示：拖动排序。');
    expect(html).toContain('class="screen-dialog"');
  });

  it.each([
    ['tabs: [基本, 高级]', '标签页：基本、高级', ['基本', '高级']],
    [
      'filters: [{ 角色: select }, 关键字, { 查 询: button }]',
      '筛选：角色（下拉选择）、关键字、查 询（按钮）',
      ['角色', '关键字', '查 询'],
    ],
    [
      'form: [账号, { 性别: { control: radio, options: [男, 女] } }, { 启用: switch }]',
      '表单：账号、性别（单选：男、女）、启用（开关）',
      ['账号', '性别', '男', '女', '启用'],
    ],
    ['table: [账号, 姓名]', '表格列：账号、姓名', ['账号', '姓名']],
    [
      'table: { columns: [账号, 操作], rows: 2, actions: [修改, 删除] }',
      '表格列：账号、操作；行操作：修改、删除',
      ['账号', '操作', '修改', '删除'],
    ],
    ['tree: [首页, ＞新闻, ＞＞ 国内]', '树：首页、新闻、国内', ['首页', '新闻', '国内']],
    ['cards: [图片一, 图片二]', '卡片：图片一、图片二', ['图片一', '图片二']],
    ['tip: 一行提示。', '提示：一行提示', ['一行提示。']],
    ['pager: true', '分页', ['1', '2', '3']],
    [
      'columns: [[{ tree: [首页] }], [{ table: [标题] }, { pager: true }]]',
      '第 1 栏（树：首页）；第 2 栏（表格列：标题；分页）',
      ['首页', '标题', '1', '2', '3'],
    ],
  ])('draws and describes %s', async (block, description, words) => {
    const html = await draw(`title: 屏\nbody:\n  - ${block}`);
    expect(descriptionOf(html)).toBe(`界面示意图：屏。${description}。`);
    expect(wordsOf(html)).toEqual(['屏', ...words]);
  });

  it.each([
    'input',
    'password',
    'number',
    'textarea',
    'select',
    'radio',
    'checkbox',
    'switch',
    'date',
    'upload',
    'color',
    'editor',
    'image',
    'button',
    'text',
  ])('accepts the control %s in a form and among filters, and shows its label', async (control) => {
    const html = await draw(
      `title: 屏\nbody:\n  - form: [{ 甲: ${control} }]\n  - filters: [{ 乙: ${control} }]`,
    );
    expect(wordsOf(html)).toEqual(expect.arrayContaining(['甲', '乙']));
  });

  it('shows labels that YAML reads as numbers or booleans as they are written', async () => {
    expect(wordsOf(await draw('title: 404\nbody:\n  - tabs: [2024, true]'))).toEqual(['404', '2024', 'true']);
  });

  it('escapes its labels, also in the text alternative', async () => {
    const html = await draw("title: <img src=x>\nbody:\n  - buttons: ['a\"b & <i>']");
    expect(html).not.toMatch(/<i(?:mg)?[ >]/);
    expect(descriptionOf(html)).toContain('&lt;img src=x&gt;');
    expect(wordsOf(html)).toContain('a&quot;b &amp; &lt;i&gt;');
  });

  it('shows the value of an input, but not of a switch', async () => {
    const field = (control: string) => `{ 甲: { control: ${control}, options: [值] } }`;
    const html = await draw(`title: 屏\nbody:\n  - form: [${field('input')}, ${field('switch')}]`);
    expect(wordsOf(html)).toEqual(['屏', '甲', '值', '甲']);
  });

  it('indents the items of a tree by their depth and marks those with items below them', async () => {
    const html = await draw('title: 屏\nbody:\n  - tree: [首页, ＞新闻, ＞＞国内]');
    expect(html).toMatch(
      /<div class="parent"><span[^>]*>首页<.*<div class="parent"><i><\/i><span[^>]*>新闻<.*<div><i><\/i><i><\/i><span[^>]*>国内</,
    );
  });

  it('has no ids, colours or styles of its own and stays below 4000 characters', async () => {
    const html = await draw(
      'title: 屏\nbody:\n  - form: [甲, 乙, 丙, 丁, { 正文: editor }]\n  - table: [账号, 姓名, 状态, 操作]\n  - pager: true',
    );
    expect(html).not.toMatch(/ id=| style=| fill=| stroke=|#[\da-f]{3}/);
    expect(html.length).toBeLessThan(4000);
  });
});

describe('a mistake in a screen block', () => {
  it.each([
    [
      'an unknown block',
      'title: 屏\nbody:\n  - butons: [新增]',
      'README.md:6:13 error screen unknown key "body.0.butons" | Did you mean "buttons"? Allowed: tabs, buttons, filters, form, table, tree, cards, tip, pager, columns.',
    ],
    [
      'an unknown key of the window',
      'title: 屏\nkinds: page\nbody: [{ pager: true }]',
      'README.md:5:8 error screen unknown key "kinds" | Did you mean "kind"? Allowed: title, kind, body, footer.',
    ],
    [
      'an unknown kind',
      'title: 屏\nkind: dialgo\nbody: [{ pager: true }]',
      'README.md:5:7 error screen key "kind": found "dialgo" | Did you mean "dialog"? Allowed: "page", "dialog".',
    ],
    [
      'an unknown control',
      'title: 屏\nbody:\n  - form:\n      - 账号\n      - 性别: raido',
      'README.md:8:13 error screen key "body.0.form.1.性别": found "raido" | Did you mean "radio"? Allowed: a value of type object or "input", "password", "number", "textarea", "select", "radio", "checkbox", "switch", "date", "upload", "color", "editor", "image", "button", "text".',
    ],
    [
      'an unknown key of a field',
      'title: 屏\nbody:\n  - form:\n      - 性别: { control: radio, option: [男] }',
      'README.md:7:39 error screen unknown key "body.0.form.0.性别.option" | Did you mean "options"? Allowed: control, options.',
    ],
    [
      'an unknown key of a table',
      'title: 屏\nbody:\n  - table: { columns: [a], row: 3 }',
      'README.md:6:33 error screen unknown key "body.0.table.row" | Did you mean "rows"? Allowed: columns, rows, actions.',
    ],
    [
      'a field with two labels',
      'title: 屏\nbody:\n  - form:\n      - 账号: input\n        姓名: input',
      'README.md:7:9 error screen key "body.0.form.0": found {"账号":"input","姓名":"input"} | Allowed: one label with its control, such as "角色: select".',
    ],
    [
      'two blocks in one',
      'title: 屏\nbody:\n  - tabs: [a]\n    pager: true',
      'README.md:6:5 error screen key "body.0": found {"tabs":["a"],"pager":true} | Allowed: a block with exactly one key, each block with its own "-".',
    ],
    [
      'columns in columns',
      'title: 屏\nbody:\n  - columns: [[{ columns: [] }], [{ pager: true }]]',
      'README.md:6:27 error screen unknown key "body.0.columns.0.0.columns" | Allowed: tabs, buttons, filters, form, table, tree, cards, tip, pager.',
    ],
    [
      'a missing title',
      'body: [{ pager: true }]',
      'README.md:4:1 error screen key "title": found nothing | Allowed: a label; put it in quotes if YAML does not read it as text.',
    ],
    [
      'an empty list',
      'title: 屏\nbody:\n  - buttons: []',
      'README.md:6:14 error screen key "body.0.buttons": found [] | Allowed: at least 1 item.',
    ],
    [
      'invalid YAML',
      'title: 屏\nbody:\n  - buttons: [新增',
      expect.stringMatching(/^README\.md:\d+:\d+ error screen invalid YAML: /),
    ],
  ])('is reported with its line and column: %s', async (_name, yaml, problem) => {
    expect(await mistakesOf(yaml)).toEqual([problem]);
  });

  it('is reported at its line and column in an indented block of a list, below frontmatter', async () => {
    const page =
      '---\ntitle: 页\n---\n\n1. 步骤\n\n   ```screen\n   title: 屏\n   kind: pag\n   body: [{ pager: true }]\n   ```\n';
    const { problems } = await renderPage(page);
    expect(problems).toEqual([
      'README.md:9:10 error screen key "kind": found "pag" | Did you mean "page"? Allowed: "page", "dialog".',
    ]);
  });

  it('makes a lenient build show the YAML source instead of a drawing', async () => {
    const { html } = await renderPage('# 页\n\n```screen\ntitel: 屏\n```\n');
    expect(html).toContain('<pre class="language-yaml"');
    expect(html).not.toContain('<figure');
  });
});
