import { PUBLISHED_SLUGS } from '../../../fixtures/published-slugs';
import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

async function slugsOf(markdown: string): Promise<string[]> {
  const { record } = await bundlePage(markdown);
  return record.headers.map(({ slug }) => slug);
}

describe('the anchor of a heading', () => {
  it.each(PUBLISHED_SLUGS)('"%s" is #%s', async (heading, slug) => {
    const { record, problems } = await bundlePage(`# 页\n\n## ${heading}\n`);
    expect(problems).toEqual([]);
    expect(record.headers).toEqual([{ level: 2, title: heading, slug }]);
    expect(record.html).toContain(
      `<h2 id="${slug}"><a class="header-anchor" href="#${slug}" aria-hidden="true" tabindex="-1">#</a> `,
    );
  });

  it('is linked from the beginning of the heading, at every level', async () => {
    const html = await bundledHtml('# 一\n\n## 二\n\n### 三\n\n#### 四\n\n##### 五\n\n###### 六\n');
    const found = [...html.matchAll(/<h(\d) id="(.)"><a class="header-anchor" href="#\2"/g)];
    expect(found.map(([, level, id]) => `${level}${id}`)).toEqual(['1一', '2二', '3三', '4四', '5五', '6六']);
  });

  it('skips a numbered slug that another heading already has', async () => {
    expect(await slugsOf('## a\n\n## a 2\n\n## a\n')).toEqual(['a', 'a-2', 'a-3']);
  });

  it('is made from the character that an entity stands for', async () => {
    expect(await slugsOf('## A&nbsp;B\n\n## 甲&lt;乙\n')).toEqual(['a-b', '甲-乙']);
  });

  it('is "section", numbered if need be and with a warning, when the heading has no letters or digits', async () => {
    const { record, problems } = await bundlePage('# 页\n\n## ...\n\n## ……\n\n##\n\n## :tada: <b></b>\n');
    expect(record.headers.map(({ slug }) => slug)).toEqual([
      'section',
      'section-2',
      'section-3',
      'section-4',
    ]);
    expect(problems).toEqual([
      '3:1 warning empty-slug the heading "## ..." has no letters or digits besides images, emoji and HTML, so its anchor is "section" | Add a word: this anchor depends on the order of such headings.',
      expect.stringMatching(/^5:1 warning empty-slug /),
      expect.stringMatching(/^7:1 warning empty-slug /),
      expect.stringMatching(/^9:1 warning empty-slug /),
    ]);
  });
});
