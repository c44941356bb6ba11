import path from 'node:path';
import { checkContent } from '../../../../../tools/commands/check-content';
import { createSite } from '../../../../../tools/commands/new-site';
import { webManifest } from '../../../../../tools/documents/browser-files';
import { bundleContent } from '../../../../../tools/site/bundle-content';
import { createTree, readTree } from '../../../../helpers/temp-tree';
import { textOfFile } from '../../../../helpers/text-of-file';

test('a new site has no problems, and has its own title, logo and colours', async () => {
  const root = path.join(createTree(), 'docs');
  const files = await createSite(root);
  expect(Object.keys(readTree(root)).sort()).toEqual([...files].sort());
  const { problems } = await checkContent(root);
  expect(problems.all).toEqual([]);
  const bundle = await bundleContent({ root, isLenient: false });
  expect(bundle.sections.map(({ section }) => section)).toEqual(['guide', 'reference', '']);
  expect(bundle.site).toMatchObject({
    title: '我的文档',
    logo: { src: expect.stringMatching(/logo\.[0-9a-f]+\.svg$/), width: 64 },
    theme: { light: '#3451b2', dark: '#a8b1ff' },
  });
  expect(JSON.parse(textOfFile(webManifest(bundle)))).toMatchObject({
    name: '我的文档',
    theme_color: '#3451b2',
    icons: [{ src: bundle.site.logo?.src }],
  });
  const html = bundle.pages.map((page) => page.html).join('');
  for (const part of ['class="screen', 'class="mermaid', 'class="code-group']) expect(html).toContain(part);
});

test('a new site is not written into a folder that is not empty', async () => {
  const root = createTree({ 'mine.md': '我的\n' });
  await expect(createSite(root)).rejects.toThrow('is not empty. Choose another folder.');
  expect(readTree(root)).toEqual({ 'mine.md': '我的\n' });
});
