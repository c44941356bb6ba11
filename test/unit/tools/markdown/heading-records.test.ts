import { bundlePage } from '../../../helpers/bundle-page';

async function headersOf(markdown: string): Promise<string[]> {
  const { record } = await bundlePage(markdown);
  return record.headers.map(({ level, title }) => `${level} ${title}`);
}

describe('the headings in a record', () => {
  it('are in the order of the page, also a level three above the first level two', async () => {
    expect(await headersOf('# 一\n\n### 早\n\n## 二\n\n#### 四\n\n### 三\n')).toEqual([
      '3 早',
      '2 二',
      '3 三',
    ]);
  });

  it('may be closed by signs and indented by up to three blanks', async () => {
    expect(await headersOf('## 甲 ##\n\n   ## 乙\n')).toEqual(['2 甲', '2 乙']);
  });

  it('are none of: seven signs, an escaped sign, a line of code', async () => {
    expect(await headersOf('####### 七\n\n\\## 乙\n\n    ## 丙\n\n```md\n## 丁\n```\n')).toEqual([]);
  });

  it('keep a line break in an underlined heading as a space', async () => {
    expect(await headersOf('one\ntwo\n---\n')).toEqual(['2 one two']);
  });

  it('do not hold a footnote mark', async () => {
    expect(await headersOf('## 甲[^1]\n\n[^1]: 注\n')).toEqual(['2 甲']);
  });
});
