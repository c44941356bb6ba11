import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

const pageWith = (versions: string, body: string) => `---\nversions:\n${versions}\n---\n\n# 甲\n\n${body}\n`;
const TABLE =
  '| 名称 | 参数 |\n| --- | --- |\n| `Send` | `int id` |\n| `Send` | `string name` |\n| `Read` | 无 |';
const badgesIn = (html: string) =>
  [...html.matchAll(/<tr[^>]* data-since="([^"]*)"><th[^>]*>(.*?)<\/th>\s*<td[^>]*>(.*?)<\/td>/g)].map(
    ([, since, name, second]) => [since, name?.replace(/<[^>]*>/g, ''), second?.replace(/<[^>]*>/g, '')],
  );

test('a table row shows the version that introduced it', async () => {
  const html = await bundledHtml(pageWith('  rows: { Read: 7.3.0 }', TABLE));
  expect(badgesIn(html)).toEqual([['7.3.0', 'Read 7.3.0 起', '无']]);
});

test('a key of two cells selects a row when several rows have the same first cell', async () => {
  const html = await bundledHtml(pageWith('  rows: { "Send | string name": 7.2.1 }', TABLE));
  expect(badgesIn(html)).toEqual([['7.2.1', 'Send 7.2.1 起', 'string name']]);
});

test('a page says below its title from which version on it applies', async () => {
  const html = await bundledHtml(pageWith('  page: 7.4.0', '乙'));
  expect(html).toMatch(
    /<p class="lede">乙<\/p>\n<p class="page-since" data-since="7.4.0"[^>]*>本页讲的内容从 7.4.0 起才有<\/p>/,
  );
});

test('a page with something newer than the oldest version on offer has a line to choose one’s version', async () => {
  const line = '<p class="version-line">我用的版本</p>';
  const onSite = (versions: string, marks: string) =>
    bundledHtml(pageWith(marks, TABLE), { 'site.yml': `versions: [${versions}]\n` });
  expect(await onSite('7.2.0, 7.3.0', '  rows: { Read: 7.2.1 }')).toContain(line);
  expect(await onSite('7.2.1, 7.3.0', '  rows: { Read: 7.2.1 }')).not.toContain(line);
});

test('a name under "gone" is listed with the version that removed it', async () => {
  const html = await bundledHtml(pageWith('  gone: { "Get<T>(int)": 7.3.0 }', '乙'));
  expect(html).toContain('<summary>已移除（1）</summary>');
  expect(html).toContain('<li data-gone="7.3.0"><code>Get&lt;T&gt;(int)</code> 7.3.0 起没有了</li>');
});

test.each([
  ['  rows: { Raed: 7.3.0 }', '3:3 warning unknown-row no table of this page has the row "Raed"'],
  ['  rows: { Read: 7.3 }', 'versions.rows.Read'],
  ['  row: { Read: 7.3.0 }', 'versions.row'],
])('a mistake is reported: %s', async (versions, message) => {
  const { problems } = await bundlePage(pageWith(versions, TABLE));
  expect(problems.join('\n')).toContain(message);
});
