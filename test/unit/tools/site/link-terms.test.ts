import { bundleContent } from '../../../../tools/site/bundle-content';
import { formatProblem } from '../../../../tools/support/problems';
import { createTree } from '../../../helpers/temp-tree';

const GLOSSARY =
  '---\nglossary: [子站, 子站模板, API 密钥, Id]\n---\n\n# 术语\n\n## 子站\n\n下级站点。\n\n## 子站模板\n\n## API 密钥\n\n## Id\n';

async function htmlOf(markdown: string): Promise<string> {
  const root = createTree({ 'glossary.md': GLOSSARY, 'a.md': markdown });
  const { pages } = await bundleContent({ root, isLenient: false });
  return pages.find(({ record }) => record.path === '/a.html')?.html.toString() ?? '';
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a class="glossary-term" href="\/docs\/glossary\.html#([^"]+)">(.*?)<\/a>/g)].map(
    ([, slug = '', word]) => [decodeURIComponent(slug), word],
  );

describe('glossary terms', () => {
  test('the first mention on a page links to the definition', async () => {
    const html = await htmlOf('# 甲\n\n一个子站，又一个子站。\n');
    expect(html).toContain('一个<a class="glossary-term"');
    expect(linksIn(html)).toEqual([['子站', '子站']]);
  });

  test('a mention inside a longer word is passed over, and the next mention is linked', async () => {
    const html = await htmlOf('# 甲\n\nValidIds 与 Id。\n');
    expect(html).toContain('ValidIds 与 <a class="glossary-term"');
  });

  test('the longer of two terms is linked, and the shorter term is linked at its next mention', async () => {
    expect(linksIn(await htmlOf('# 甲\n\n子站模板和子站。\n'))).toEqual([
      ['子站模板', '子站模板'],
      ['子站', '子站'],
    ]);
  });

  test('a term with "&" in it is linked, and a term that is only found inside an entity is not', async () => {
    const root = createTree({
      'glossary.md': '---\nglossary: ["A&B", amp]\n---\n\n# 术语\n\n## A&B\n\n## amp\n',
      'a.md': '# 甲\n\n一 & 二，A&B。\n',
    });
    const { pages } = await bundleContent({ root, isLenient: false });
    const html = pages.find(({ record }) => record.path === '/a.html')?.html.toString();
    expect(html).toContain(
      '一 &amp; 二，<a class="glossary-term" href="/docs/glossary.html#a-b">A&amp;B</a>。',
    );
  });

  test('terms in headings, code and links are not linked', async () => {
    expect(
      linksIn(await htmlOf('# 子站\n\n## 子站二\n\n`子站` [去子站](https://a.cn)\n\n```text\n子站\n```\n')),
    ).toEqual([]);
  });

  test('a term in a schematic is not linked, the next mention is', async () => {
    const screen = '```screen\ntitle: 子站\nbody: [{ buttons: [子站] }]\n```';
    const html = await htmlOf(`# 甲\n\n${screen}\n\n一个子站。\n`);
    expect(linksIn(html)).toEqual([['子站', '子站']]);
    expect(html).toContain('一个<a class="glossary-term"');
  });

  test('a Latin term is linked only as a whole word', async () => {
    expect(linksIn(await htmlOf('# 甲\n\nsiteIdX Identity\n'))).toEqual([]);
    expect(linksIn(await htmlOf('# 甲\n\n站点 Id、API 密钥。\n'))).toEqual([
      ['id', 'Id'],
      ['api-密钥', 'API 密钥'],
    ]);
  });

  test('a term in the frontmatter without a heading is an error at its line and column', async () => {
    const root = createTree({ 'g.md': '---\nglossary: [子站]\n---\n\n# 术语\n\n## 子栈\n' });
    const { problems } = await bundleContent({ root, isLenient: true });
    expect(problems.all.map((problem) => formatProblem(problem, ''))).toEqual([
      'g.md:2:11 error glossary the term "子站" has no heading on this page\n    Did you mean "子栈"?',
    ]);
  });
});
