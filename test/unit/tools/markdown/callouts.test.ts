import { bundledHtml } from '../../../helpers/bundle-page';

const SCREEN =
  '```screen\ntitle: 用户\nbody:\n  - filters: [角色, { 查 询: button }]\n  - table: { columns: [头像, 账号], rows: 1 }\nfooter: [确 定]\n```\n';
const tableOf = (...names: string[]) =>
  `\n| 名称 | 说明 |\n| --- | --- |\n${names.map((name) => `| ${name} | 甲 |`).join('\n')}\n`;

/** The callouts of a page: number and name of each control in a drawing, id and first cell of each numbered row. */
function calloutsIn(html: string) {
  return {
    controls: [...html.matchAll(/<a class="callout"[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name),
    rows: [...html.matchAll(/<tr[^>]* id="(rowC\d+)"[^>]*><th[^>]*>(.*?)<\/th>/g)].map(([, id, cell]) => [
      id,
      cell?.replace(/<[^>]*>/g, ''),
    ]),
  };
}

test('a control has the number of the table row that explains it; numbers follow the drawing', async () => {
  const html = await bundledHtml(`# 甲\n\n${SCREEN}${tableOf('查询', '别的', '**角色**')}`);
  expect(calloutsIn(html)).toEqual({
    controls: ['1 角色', '2 查 询'],
    rows: [
      ['rowC2', '2查询'],
      ['rowC1', '1角色'],
    ],
  });
  expect(html).toContain('href="#rowC1" id="screenC1"');
  expect(html).toContain('href="#screenC1"');
});

test('a row that names two controls gives its number to both', async () => {
  const html = await bundledHtml(`# 甲\n\n${SCREEN}${tableOf('头像、账号')}`);
  expect(calloutsIn(html).controls).toEqual(['1 头像', '1 账号']);
  expect(html.match(/id="screenC1"/g)).toHaveLength(1);
});

test('a table explains the controls of the last schematic before it', async () => {
  const html = await bundledHtml(
    `# 甲\n${tableOf('角色')}\n${SCREEN}${tableOf('账号')}\n${SCREEN}${tableOf('账号', '确定')}`,
  );
  expect(calloutsIn(html)).toEqual({
    controls: ['1 账号', '2 账号', '3 确 定'],
    rows: [
      ['rowC1', '1账号'],
      ['rowC2', '2账号'],
      ['rowC3', '3确定'],
    ],
  });
});

test('rows of one name explain its labels in their order, never the title; one written the same way goes first', async () => {
  const screen =
    '```screen\ntitle: 登录\nbody:\n  - tabs: [登录, 状态]\n  - table: { columns: [状态] }\nfooter: [登 录]\n```\n';
  const html = await bundledHtml(`# 甲\n\n${screen}${tableOf('登 录', '状态')}${tableOf('状态')}`);
  expect(calloutsIn(html).controls).toEqual(['1 状态', '2 状态', '3 登 录']);
});

test('a schematic has no numbers when no row names one of its controls', async () => {
  expect(calloutsIn(await bundledHtml(`# 甲\n\n${SCREEN}${tableOf('别的')}`)).controls).toEqual([]);
});
