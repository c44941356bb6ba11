import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

const plain = (html: string) => html.replace(/<[^>]+>/g, '');
const items = (html: string) =>
  [...html.matchAll(/<li id="([^"]+)">([\s\S]*?)<\/li>\n/g)].map(([, id, text = '']) => [id, plain(text)]);

describe('footnotes', () => {
  it('are numbered in the order of their references, and listed at the end of the page', async () => {
    const html = await bundledHtml('甲[^b] 乙[^1]\n\n[^1]: 注一\n[^b]: 注二\n\n后\n');
    expect(html).toMatch(
      /^<p>甲<sup><a id="footnote-ref_b" href="#footnote_b">1<\/a><\/sup> 乙<sup><a id="footnote-ref_1" href="#footnote_1">2<\/a><\/sup><\/p>\n<p>后<\/p>\n<section class="footnotes"/,
    );
    expect(html).toContain('<section class="footnotes" role="doc-endnotes" aria-label="脚注">');
    expect(items(html)).toEqual([
      ['footnote_b', '注二 ↩'],
      ['footnote_1', '注一 ↩'],
    ]);
  });

  it('with two references have one number and two links back with different labels', async () => {
    const html = await bundledHtml('甲[^1] 乙[^1]\n\n[^1]: 注\n');
    expect([...html.matchAll(/<sup><a id="([^"]+)" href="#footnote_1">1</g)].map(([, id]) => id)).toEqual([
      'footnote-ref_1',
      'footnote-ref_1_2',
    ]);
    const back = html.matchAll(/<a href="#([^"]+)" aria-label="([^"]+)">↩/g);
    expect([...back].map(([, id, name]) => [id, name])).toEqual([
      ['footnote-ref_1', '返回引用处 1-1'],
      ['footnote-ref_1_2', '返回引用处 1-2'],
    ]);
  });

  it('may hold Markdown and indented paragraphs', async () => {
    const html = await bundledHtml('甲[^1]\n\n[^1]: 注 **强**\n\n    第二段\n\n    - 项\n');
    expect(html).toMatch(/<li id="footnote_1"><p>注 <strong>强<\/strong><\/p>\n<p>第二段<\/p>[\s\S]*<li>项/);
  });

  it('may refer to further footnotes', async () => {
    const html = await bundledHtml('甲[^1]\n\n[^2]: 二\n[^1]: 一[^2]\n');
    expect(items(html).map(([id]) => id)).toEqual(['footnote_1', 'footnote_2']);
  });

  it('can be linked to like headings', async () => {
    await expect(bundledHtml('甲[^1]，见[注](#footnote_1)\n\n[^1]: 注\n')).resolves.toContain(
      'href="#footnote_1"',
    );
  });

  it('may be referred to in tables, lists and headings', async () => {
    const html = await bundledHtml('## 题[^1]\n\n- 项[^1]\n\n| a[^1] |\n|---|\n| b |\n\n[^1]: 注\n');
    expect(html.match(/<sup><a id=/g)).toHaveLength(3);
  });

  it('that are not defined stay text', async () => {
    expect(await bundledHtml('甲[^9]\n\n`[^1]`\n')).toBe('<p>甲[^9]</p>\n<p><code>[^1]</code></p>\n');
  });

  it('without a reference, or with a name that is taken, are left out with a warning', async () => {
    const { html, problems } = await bundlePage('甲[^1]\n\n[^1]: 注\n[^2]: 无人\n[^1]: 又\n');
    expect(items(html)).toEqual([['footnote_1', '注 ↩']]);
    expect(problems).toEqual([
      '4:1 warning footnote nothing refers to the footnote "2" | Write [^2] in the text.',
      '5:1 warning footnote there is a second footnote "1" | Only the first is shown.',
    ]);
  });
});
