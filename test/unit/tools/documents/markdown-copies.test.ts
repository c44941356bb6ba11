import { marked } from 'marked';
import { markdownText } from '../../../../tools/documents/markdown-copies';

test.each(['siteserver_Channel 栏目表', 'C# 与 .NET', 'a_b_c', '价格 100%', '备份 & 恢复'])(
  'plain words stay as they are: %s',
  (text) => expect(markdownText(text)).toBe(text),
);

test.each([
  ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
  ['a](javascript:x)', 'a](javascript:x)'],
  ['\\](x)', '\\](x)'],
  ['**a** `b` _c_ ~~d~~', '**a** `b` _c_ ~~d~~'],
  ['&lt; &copy;', '&amp;lt; &amp;copy;'],
  ['a\n\n# b', 'a # b'],
])('%j is a line that reads as it is', (text, html) => {
  expect(marked.parseInline(markdownText(text))).toBe(html);
});
