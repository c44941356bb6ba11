import { bundleContent } from '../../../../tools/site/bundle-content';
import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';
import { createTree } from '../../../helpers/temp-tree';

const SITE = "ownSite:\n  - { name: id, label: 站点, hint: 数字, pattern: '[0-9]+', find: ['siteId={1}'] }\n";
const OTHERS = { 'site.yml': SITE };
const SAMPLE = '```bash\ncurl /x?siteId=1\n```\n';
const MARK = 'data-own-values';

test('samples with values that readers can replace by their own are marked, also in a code group', async () => {
  const html = await bundledHtml(
    `# 甲\n\n\`\`\`bash\nls\n\`\`\`\n\n${SAMPLE}\n::: code-group\n${SAMPLE}:::\n`,
    OTHERS,
  );
  expect(html.split(MARK)).toHaveLength(3);
  expect(html.indexOf(MARK)).toBeGreaterThan(html.indexOf('ls'));
});

test('no sample is marked on a site without ownSite', async () => {
  expect((await bundlePage(`# 甲\n\n${SAMPLE}`)).html).not.toContain(MARK);
});

test.each([
  ["find: ['siteId=1']", 'a text with one part in braces'],
  ["pattern: '('", 'a regular expression'],
])('a mistake in ownSite is reported with what is allowed: %s', async (wrong, allowed) => {
  const key = wrong.split(':')[0] ?? '';
  const site = SITE.replace(new RegExp(`${key}: (?:\\[[^\\]]*\\]|'[^']*')`), wrong);
  const root = createTree({ 'site.yml': site, 'a.md': '# 甲\n' });
  const { problems } = await bundleContent({ root, isLenient: true });
  const found = problems.all.filter(({ file }) => file === 'site.yml');
  expect(found.map(({ hint }) => hint).join()).toContain(allowed);
});
