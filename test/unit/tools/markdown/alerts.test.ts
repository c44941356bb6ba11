import { bundledHtml } from '../../../helpers/bundle-page';

describe('a GitHub alert', () => {
  test.each([
    ['NOTE', 'note', '说明'],
    ['TIP', 'tip', '提示'],
    ['IMPORTANT', 'important', '重要'],
    ['WARNING', 'warning', '注意'],
    ['CAUTION', 'caution', '当心'],
  ])('[!%s] renders as a container of kind %s, titled %s', async (mark, kind, title) => {
    expect(await bundledHtml(`> [!${mark}]\n> 正文 **粗**\n`)).toBe(
      `<div class="custom-block ${kind}"><p class="custom-block-title">${title}</p>\n<p>正文 <strong>粗</strong></p>\n</div>\n`,
    );
  });

  test('may have its marker in lower case and as a paragraph of its own, and may hold a list', async () => {
    expect(await bundledHtml('> [!tip]\n>\n> - a\n')).toMatch(
      /^<div class="custom-block tip"><p class="custom-block-title">提示<\/p>\n<ul>\n<li>a<\/li>/,
    );
  });

  test('with an unknown marker, or with text after the marker, is a quotation', async () => {
    expect(await bundledHtml('> [!HINT]\n> x\n')).toMatch(/^<blockquote>/);
    expect(await bundledHtml('> [!NOTE] 标题\n> x\n')).toMatch(/^<blockquote>/);
  });
});
