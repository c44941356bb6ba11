import { bundledHtml } from '../../../../helpers/bundle-page';
import { checkPage, checkTree } from '../../../../helpers/check-page';

const RULES = [
  'chinese-spacing',
  'broken-sample',
  'similar-page',
  'orphan-page',
  'duplicate-title',
  'dead-link',
  'check-off',
];
const check = (source: string) =>
  checkPage(`[甲](a.md)\n\n${source}`, ...RULES.filter((rule) => rule !== 'orphan-page'));

describe('a rule is switched off', () => {
  it.each([
    ['on the next line', '<!-- check-off chinese-spacing: 引自界面 -->\n用STL\n'],
    ['on its own line', '用STL <!-- check-off chinese-spacing: 引自界面 -->\n'],
    ['in a row of a table', '| 甲 |\n|---|\n| 用STL，乙 <!-- check-off chinese-spacing: 引自界面 --> |\n'],
    ['in a whole code block', '<!-- check-off broken-sample: 故意写错 -->\n\n```json\n{\n  "a"\n}\n```\n'],
  ])('%s', async (_, source) => {
    expect(await check(source)).toEqual([]);
  });

  it('for the whole page, by a comment in the frontmatter or in the text', async () => {
    const withFrontmatter = '---\ntitle: 甲\n# check-off orphan-page: 只从外部进入\n---\n\n# 甲\n';
    const withComment = '# 甲\n\n<!-- check-off orphan-page: 只从外部进入 -->\n';
    for (const page of [withFrontmatter, withComment]) {
      expect(await checkTree({ 'sidebar.yml': '[]\n', 'a.md': page }, ...RULES)).toEqual([]);
    }
  });

  it('but not on the second line after the comment', async () => {
    const found = await check('<!-- check-off chinese-spacing: 引自界面 -->\n用STL\n乙STL\n');
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('5:2 chinese-spacing');
  });

  it('and the comment is not in the HTML of the page', async () => {
    expect(await bundledHtml('<!-- check-off chinese-spacing: 引自界面 -->\n用STL\n')).toBe(
      '\n<p>用STL</p>\n',
    );
  });
});

describe('a check-off comment is reported when it', () => {
  it.each([
    [
      'gives no reason, and has no effect',
      '<!-- check-off chinese-spacing -->\n用STL\n',
      'is switched off without a reason',
      2,
    ],
    [
      'has nothing to switch off',
      '<!-- check-off chinese-spacing: 因为 -->\n甲\n',
      '"chinese-spacing" finds nothing here',
      1,
    ],
    ['names an unknown rule', '<!-- check-off spacing: 因为 -->\n甲\n', 'there is no rule "spacing"', 1],
    [
      'names a rule of the bundler, whose errors it cannot switch off',
      '<!-- check-off dead-link: 因为 -->\n[乙](b.md)\n',
      'there is no rule "dead-link"',
      2,
    ],
  ])('%s', async (_, source, message, count) => {
    const found = await check(source);
    expect(found).toHaveLength(count);
    expect(found[0]).toContain(message);
  });

  it('but a comment in a code block is ignored', async () => {
    expect(await check('```md\n<!-- check-off nothing -->\n```\n')).toEqual([]);
  });
});
