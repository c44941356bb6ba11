import { bundledHtml } from '../../../helpers/bundle-page';

const inline = async (markdown: string) => (await bundledHtml(`${markdown}\n`)).replace(/^<p>|<\/p>\n$/g, '');

describe('emphasis beside Chinese text', () => {
  it.each([
    ['重要**（注）**内容', '重要<strong>（注）</strong>内容'],
    ['说**“引用”**时', '说<strong>“引用”</strong>时'],
    ['**注意：**请先备份', '<strong>注意：</strong>请先备份'],
    ['请看**《手册》**。', '请看<strong>《手册》</strong>。'],
    ['**完成。**下一步', '<strong>完成。</strong>下一步'],
    ['点**“确定”**，再点**“保存”**。', '点<strong>“确定”</strong>，再点<strong>“保存”</strong>。'],
    ['用**`code`**写', '用<strong><code>code</code></strong>写'],
    ['见**[链接](https://x.cn/a)**吧', '见<strong><a '],
    ['*《书》*好', '<em>《书》</em>好'],
    ['***全部！***都要', '<em><strong>全部！</strong></em>都要'],
    ['~~删（除）~~了', '<del>删（除）</del>了'],
    ['中**a（b）**中', '中<strong>a（b）</strong>中'],
    ['**😀好！**吧', '<strong>😀好！</strong>吧'],
  ])('%s', async (markdown, expected) => {
    expect(await inline(markdown)).toContain(expected);
  });
});

test('only two "~" strike text out: Chinese writes ranges with one', async () => {
  expect(await inline('5~10 天，20~30 天，~~40 天~~')).toBe('5~10 天，20~30 天，<del>40 天</del>');
});

describe('emphasis elsewhere', () => {
  it.each([
    ['**a** *b* __c__ _d_', '<strong>a</strong> <em>b</em> <strong>c</strong> <em>d</em>'],
    ['*foo**bar*', '<em>foo**bar</em>'],
    ['*foo **bar** baz*', '<em>foo <strong>bar</strong> baz</em>'],
    ['**foo*', '*<em>foo</em>'],
    ['a * b * c', 'a * b * c'],
    ['** a**', '** a**'],
    ['a**"b"**c', 'a**&quot;b&quot;**c'],
    ['snake_case_name', 'snake_case_name'],
    ['栏目_名称_表', '栏目_名称_表'],
    ['见（_名称_）', '见（<em>名称</em>）'],
    ['2*3*4', '2<em>3</em>4'],
    ['\\*a\\*', '*a*'],
    ['`**a**` **b', '<code>**a**</code> **b'],
  ])('%s follows CommonMark', async (markdown, expected) => {
    expect(await inline(markdown)).toBe(expected);
  });

  it('cannot begin inside a link and end after it', async () => {
    expect(await inline('[a **b](https://x.cn/a) c**')).not.toContain('<strong>');
  });
});
