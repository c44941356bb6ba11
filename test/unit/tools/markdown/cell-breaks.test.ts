import { addCellBreaks } from '../../../../tools/markdown/cell-breaks';

describe('addCellBreaks', () => {
  test.each([
    [
      'a long name of camelCase parts',
      '<code>LastModifiedDateOfThePage</code>',
      '<code>Last<wbr>Modified<wbr>Date<wbr>Of<wbr>The<wbr>Page</code>',
    ],
    [
      'a long list without spaces',
      '<code>.jpg|.png|.gif|.webp|.svg</code>',
      '<code>.jpg|<wbr>.png|<wbr>.gif|<wbr>.webp|<wbr>.svg</code>',
    ],
    [
      'a path',
      '<code>/api/v1/contents/{siteId}/{channelId}</code>',
      '<code>/api/<wbr>v1/<wbr>contents/<wbr>{site<wbr>Id}/<wbr>{channel<wbr>Id}</code>',
    ],
    ['a row of names', '<code>Id</code>、<code>Guid</code>', '<code>Id</code>、<wbr><code>Guid</code>'],
    [
      'code with HTML entities',
      '<code>Dictionary&lt;string,&#39;IList&lt;int&gt;&gt;</code>',
      '<code>Dictionary&lt;string,&#39;IList&lt;int&gt;&gt;</code>',
    ],
  ])('%s may break only between its parts', (_, html, broken) => {
    expect(addCellBreaks(html)).toBe(broken);
  });

  test.each([
    ['a short name', '<code>channelIndexName</code>'],
    ['text outside code', '内容 LastModifiedDateOfThePage 里'],
    ['the address of a link', '<a href="/api/v1/contents/list-of-everything.html">接口</a>'],
  ])('%s gets no breaks', (_, html) => {
    expect(addCellBreaks(html)).toBe(html);
  });

  test('a short name with a hyphen is marked, because browsers would break it there', () => {
    expect(addCellBreaks('<code>-d</code>、<code>--directory</code>、<code>dir</code>')).toBe(
      '<code class="short">-d</code>、<wbr><code class="short">--directory</code>、<wbr><code>dir</code>',
    );
  });

  test('a date in text or code is wrapped in a span that keeps it on one line', () => {
    expect(addCellBreaks('从 2025-01-02 到 <code>2025-01-02 03:04:05</code>')).toBe(
      '从 <span class="date">2025-01-02</span> 到 <code><span class="date">2025-01-02 03:04:05</span></code>',
    );
    expect(addCellBreaks('<a title="2025-01-02">x</a> 12345-01-02')).toBe(
      '<a title="2025-01-02">x</a> 12345-01-02',
    );
  });
});
