import { readPageText } from '../../../../../tools/site/search/page-text';

test('a page is split at headings of levels 2 and 3, and their "#" links are left out', () => {
  const sections = readPageText(
    '<h1 id="t"><a class="header-anchor" href="#t">#</a> 题</h1><p>前言。</p>' +
      '<h2 id="a"><a class="header-anchor" href="#a">#</a> 甲 <code>x</code></h2><p>一</p><h4 id="b">乙</h4><p>二</p>',
  );
  expect(sections.map(({ slug, title, text }) => [slug, title, text])).toEqual([
    ['', '', '前言。'],
    ['a', '甲 x', '一\n乙\n二'],
  ]);
});

test('cells and code are part of the text, and inline code is also listed as code', () => {
  const [section] = readPageText(
    '<table><tr><td><code>--config</code></td><td>配置 &lt;文件&gt;</td></tr></table><pre><code>a  b</code></pre>',
  );
  expect(section?.text).toBe('--config · 配置 <文件>\na b');
  expect(section?.code).toBe('--config');
});

test('a row with an anchor is listed by itself, and its title is its first cell with text', () => {
  const [section] = readPageText(
    '<p>前</p><table><tr><th>短写</th><th>选项</th><th>说明</th></tr>' +
      '<tr id="d"><th><code>-d</code></th><td><code>--directory</code></td><td>哪个文件夹</td></tr>' +
      '<tr id="excludes"><td></td><td>--excludes</td><td>不要的表</td></tr></table><p>后</p>',
  );
  expect(section?.text).toBe('前\n短写 · 选项 · 说明\n后');
  expect(section?.rows).toEqual([
    { slug: 'd', title: '-d', text: '--directory · 哪个文件夹', code: '-d\n--directory' },
    { slug: 'excludes', title: '--excludes', text: '不要的表', code: '' },
  ]);
});

test('SVG, buttons and elements with data-search-ignore are left out', () => {
  const [section] = readPageText(
    '<svg><text>x</text></svg><button>复制</button><figure data-search-ignore><p>y</p></figure><p>正文<br>下一行</p>',
  );
  expect(section?.text).toBe('正文\n下一行');
});

test('the labels of a diagram are listed as code, and its syntax is left out', () => {
  const [section] = readPageText(
    '<div class="mermaid"><pre class="mermaid-source"><code>flowchart LR\nA[&quot;草稿&quot;] --&gt;|&quot;提交&quot;| B</code></pre></div><p>正文</p>',
  );
  expect(section).toMatchObject({ text: '正文', code: '草稿\n提交' });
});

test('two Chinese characters with a space between them, as on a button, are one word', () => {
  const [section] = readPageText(
    '<p>点「确 定」，再点 <b>取 消</b> 关闭。</p><table><tr><td>删 除</td><td></td><td>是</td></tr><tr><td></td><td>否</td></tr></table>',
  );
  expect(section?.text).toBe('点「确定」，再点 取消 关闭。\n删除 · 是\n否');
});
