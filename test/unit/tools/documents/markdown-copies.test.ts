import { marked } from 'marked';
import { markdownText } from '../../../../tools/documents/markdown-copies';

test.each(['siteserver_Channel 栏目表', 'C# 与 .NET', 'a_b_c', '价格 100%', '备份 & 恢复'])(
  'markdownText leaves plain text as it is: %s',
  (text) => expect(markdownText(text)).toBe(text),
);

test.each([
  ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
  ['a](javascript:x)', 'a](javascript:x)'],
  ['\\](x)', '\\](x)'],
  ['**a** `b` _c_ ~~d~~', '**a** `b` _c_ ~~d~~'],
  ['&lt; &copy;', '&amp;lt; &amp;copy;'],
  ['a\n\n# b', 'a # b'],
])('markdownText writes %j so that Markdown shows the same text on one line', (text, html) => {
  expect(marked.parseInline(markdownText(text))).toBe(html);
});
