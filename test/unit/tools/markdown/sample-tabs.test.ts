import { bundledHtml } from '../../../helpers/bundle-page';

const pageOf = (output: string, info = 'html output') =>
  `# 甲\n\n\`\`\`html run=index\n<stl:a></stl:a>\n\`\`\`\n\n\`\`\`${info}\n${output}\n\`\`\`\n`;

const tabsOf = (html: string) => [...html.matchAll(/data-title="([^"]*)"/g)].map(([, title]) => title);

test('a template and its output are shown as tabs, with a tab 效果 for the rendered output', async () => {
  const html = await bundledHtml(pageOf('<a href="/">首页</a>'));
  expect(tabsOf(html)).toEqual(['模板', '生成的 HTML', '效果']);
  expect(html).toContain('<div class="code-group run-sample">');
  expect(html.match(/<div/g)?.length).toBe(html.match(/<\/div>/g)?.length);
});

test('tabs have the titles that the page gives', async () => {
  const page = pageOf('<b>甲</b>', 'html output title="列表页上"').replace(
    '=index',
    '=index title="首页模板"',
  );
  expect(tabsOf(await bundledHtml(page))).toEqual(['首页模板', '列表页上', '效果']);
});

test.each([
  ['text', '/channels/2.html'],
  ['a script', '<script>\n  var url = "/";\n</script>'],
  ['a <head> alone', '<head><title>首页</title></head>'],
  ['an empty element', '<div></div>'],
  ['output that is shortened with "…"', '<ul>\n…\n</ul>'],
])('there is no tab 效果 for %s', async (_, output) => {
  expect(tabsOf(await bundledHtml(pageOf(output)))).toEqual(['模板', '生成的 HTML']);
});

test('there is a tab 效果 for an image without text', async () => {
  expect(tabsOf(await bundledHtml(pageOf('<img src="/a.png">')))).toContain('效果');
});

test('there is no tab 效果 for XML', async () => {
  expect(tabsOf(await bundledHtml(pageOf('<a>甲</a>', 'xml output')))).toEqual(['模板', '生成的 HTML']);
});

test('a request and its reply are not shown as tabs', async () => {
  const page = '# 甲\n\n```http run\nGET /\n```\n\n```json output\n{}\n```\n';
  expect(await bundledHtml(page)).not.toContain('code-group');
});

test('a sample that the author put in a code group gets no tabs of its own', async () => {
  const [title, ...blocks] = pageOf('<b>甲</b>').split('\n\n');
  const html = await bundledHtml(`${title}\n\n::: code-group\n${blocks.join('\n\n')}:::\n`);
  expect(html.match(/code-group"/g)).toHaveLength(1);
  expect(html).not.toContain('run-sample');
});
