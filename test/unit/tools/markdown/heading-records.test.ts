import { bundlePage } from '../../../helpers/bundle-page';

async function headersOf(markdown: string): Promise<string[]> {
  const { record } = await bundlePage(markdown);
  return record.headers.map(({ level, title }) => `${level} ${title}`);
}

describe('the headings in a record', () => {
  it('are those of levels two and three in page order, even if a level three comes first', async () => {
    expect(await headersOf('# 一\n\n### 早\n\n## 二\n\n#### 四\n\n### 三\n')).toEqual([
      '3 早',
      '2 二',
      '3 三',
    ]);
  });

  it('may end with "#" signs and be indented by up to three spaces', async () => {
    expect(await headersOf('## 甲 ##\n\n   ## 乙\n')).toEqual(['2 甲', '2 乙']);
  });

  it('leave out a line with seven "#" signs, with an escaped "#" or in code', async () => {
    expect(await headersOf('####### 七\n\n\\## 乙\n\n    ## 丙\n\n```md\n## 丁\n```\n')).toEqual([]);
  });

  it('keep a line break in an underlined heading as a space', async () => {
    expect(await headersOf('one\ntwo\n---\n')).toEqual(['2 one two']);
  });

  it('leave out references to footnotes', async () => {
    expect(await headersOf('## 甲[^1]\n\n[^1]: 注\n')).toEqual(['2 甲']);
  });
});
