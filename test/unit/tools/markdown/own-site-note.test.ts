import { bundleContent } from '../../../../tools/site/bundle-content';
import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';
import { createTree } from '../../../helpers/temp-tree';

const SITE = "ownSite:\n  - { name: id, label: 站点, hint: 数字, pattern: '[0-9]+', find: ['siteId={1}'] }\n";
const OTHERS = { 'site.yml': SITE };
const SAMPLE = '```bash\ncurl /x?siteId=1\n```\n';
const count = (html: string) => html.split('class="own-site"').length - 1;

test('the row for the reader’s own values is shown once, before the first sample with such a value', async () => {
  const html = await bundledHtml(`# 甲\n\n\`\`\`bash\nls\n\`\`\`\n\n${SAMPLE}\n${SAMPLE}`, OTHERS);
  expect(count(html)).toBe(1);
  expect(html.indexOf('own-site')).toBeGreaterThan(html.indexOf('ls'));
  expect(html.indexOf('own-site')).toBeLessThan(html.indexOf('siteId'));
});

test('the row is shown before a code group, not inside it', async () => {
  const html = await bundledHtml(`# 甲\n\n::: code-group\n${SAMPLE}:::\n`, OTHERS);
  expect(count(html)).toBe(1);
  expect(html.indexOf('own-site')).toBeLessThan(html.indexOf('code-group'));
});

test('the row is absent on a page without such a sample, and on a site without ownSite', async () => {
  expect(count(await bundledHtml('# 甲\n\n```bash\ncurl /x?siteId=2\n```\n', OTHERS))).toBe(0);
  expect(count((await bundlePage(`# 甲\n\n${SAMPLE}`)).html)).toBe(0);
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
