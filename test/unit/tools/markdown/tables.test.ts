import { bundledHtml } from '../../../helpers/bundle-page';

const cellsIn = (html: string) =>
  html
    .split('</tr>')
    .slice(0, -1)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell));

describe('a table', () => {
  it('is wrapped in a box that scrolls, and keeps the alignment of its columns', async () => {
    expect(await bundledHtml('| 甲 | 乙 | 丙 | 丁 |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |\n')).toBe(
      '<div class="table-scroll"><table>\n<thead>\n' +
        '<tr><th scope="col" align="left">甲</th><th scope="col" align="center">乙</th>' +
        '<th scope="col" align="right">丙</th><th scope="col">丁</th></tr>\n' +
        '</thead>\n<tbody>\n' +
        '<tr id="_1"><th scope="row" align="left">1</th><td align="center">2</td><td align="right">3</td><td>4</td></tr>\n' +
        '</tbody>\n</table></div>\n',
    );
  });

  it('that is too wide for a phone gets the class, labels and roles of a list of entries', async () => {
    const html = await bundledHtml(
      '| 名称 | 类型 | 说明 |\n|---|---|---|\n| `IsCrossSiteTransChecked` | bool | 跨站转发的内容要不要再审核 |\n',
    );
    expect(html).toMatch(/^<div class="table-scroll table-entries table-text"><table role="table">/);
    expect(html).toContain(
      '<tr role="row" id="iscrosssitetranschecked"><th scope="row" role="rowheader"><code>Is<wbr>Cross<wbr>Site<wbr>Trans<wbr>Checked</code></th>' +
        '<td data-label="类型" role="cell">bool</td><td role="cell">跨站转发的内容要不要再审核</td></tr>',
    );
  });

  it('of names, short values and texts gets the class of facts, unless it has texts or many columns between', async () => {
    const text = '所属站点的编号，与站点表的编号相同';
    const formOf = async (...cells: string[]) =>
      (
        await bundledHtml(
          `|${'甲|'.repeat(cells.length)}\n|${'-|'.repeat(cells.length)}\n|${cells.join('|')}|\n`,
        )
      ).match(/^<div class="table-scroll ?([^"]*)"/)?.[1];
    expect(await formOf('`id`', 'int', '`Task<List<AVeryLongName>>`', text)).toBe('table-facts');
    expect(await formOf('404', text, '无', text)).toBe('table-entries table-text');
    expect(await formOf('`id`', 'int', '无', '编号')).toBe('');
    expect(await formOf('甲', '乙', '丙', '丁', '戊', text)).toBe('table-entries table-text');
  });

  it('marks a cell about as wide as three or four Chinese characters as short', async () => {
    const html = await bundledHtml(
      '| 名 | 型 |\n|---|---|\n| 一二三 | 一二三四 |\n| 一二 | 一二三四五 |\n| word | 12 行 |\n',
    );
    const short = [...html.matchAll(/class="short">([^<]*)/g)].map(([, text]) => text);
    expect(short).toEqual(['一二三', '一二三四', '12 行']);
  });

  it('may hold inline Markdown, and pipes after a backslash, also in code', async () => {
    expect(
      cellsIn(await bundledHtml('| a | b |\n|---|---|\n| `x\\|y` \\| **z** | :tada:<br>`<b>` |\n')),
    ).toEqual([
      ['a', 'b'],
      ['<code>x|y</code> | <strong>z</strong>', '🎉<br><code>&lt;b&gt;</code>'],
    ]);
  });

  it('fills rows that are short and cuts rows that are long', async () => {
    expect(cellsIn(await bundledHtml('| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n'))).toEqual([
      ['a', 'b'],
      ['1', ''],
      ['1', '2'],
    ]);
  });

  it('may lack the pipes at its edges, and have no rows', async () => {
    expect(cellsIn(await bundledHtml('a | b\n--- | ---\n1 | 2\n'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(cellsIn(await bundledHtml('| a |\n|---|\n'))).toEqual([['a']]);
  });

  it('may have tabs instead of spaces', async () => {
    expect(cellsIn(await bundledHtml('| a\t| b\t|\n|\t---\t| :---\t|\n| 1\t| 2\t|\n'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('may stand in a list and in a container', async () => {
    expect(await bundledHtml('- 项\n\n  | a |\n  |---|\n  | 1 |\n')).toMatch(
      /<li>[\s\S]*<td>1<\/td>[\s\S]*<\/li>/,
    );
    expect(await bundledHtml('::: tip\n| a |\n|---|\n| 1 |\n:::\n')).toContain('<td>1</td>');
  });

  it('needs a row of dashes, without which its lines are text', async () => {
    expect(await bundledHtml('| a |\n| 1 |\n')).toBe('<p>| a |\n| 1 |</p>\n');
  });
});

test('a row gets an anchor from its first cell with text, numbered if a heading has the same one', async () => {
  const html = await bundledHtml(
    '## order\n\n| 属性 | 说明 |\n|---|---|\n| `order` | 排序 |\n|  | 续 |\n| `-` | 减号 |\n\n## totalNum\n\n| 短写 | 选项 | 说明 |\n|---|---|---|\n|  | `totalNum` | 条数 |\n',
  );
  expect([...html.matchAll(/<(?:tr|h2) id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'order',
    'order-2',
    'totalnum',
    'totalnum-2',
  ]);
});

test('an empty first cell is not a row header', async () => {
  const html = await bundledHtml('| 甲 | 乙 |\n| --- | --- |\n|  | 1 |\n| 丙 | 2 |\n');
  expect(html.match(/<th scope="row"/g)).toHaveLength(1);
});
