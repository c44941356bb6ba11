import { indexFiles, pageFiles } from '../../../../tools/documents/pages/page-files';
import { serverFiles } from '../../../../tools/documents/server-files';
import { siteFiles } from '../../../../tools/documents/site-files';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { isHostOwner } from '../../../../tools/source/config/site-schema';
import { createTree } from '../../../helpers/temp-tree';

const ASSETS = { scripts: [], printScripts: [], styles: [] };

/** Names of the files that a site with these settings writes outside its base. */
async function filesOfHost(settings: string): Promise<string[]> {
  const root = createTree({ 'site.yml': `origin: https://a.example\n${settings}`, 'README.md': '# 首页\n' });
  const bundle = await bundleContent({ root, isLenient: false });
  const names: string[] = [];
  for await (const { file } of siteFiles(bundle, ASSETS)) names.push(file);
  for (const { file } of [
    ...pageFiles(bundle, ASSETS),
    ...indexFiles(bundle, ASSETS),
    ...serverFiles(bundle, []),
  ])
    names.push(file);
  return names.filter((name) => !name.startsWith('docs/')).toSorted();
}

test('a site that owns the host writes the files at its root, any other site only below its base', async () => {
  const hostFiles = [
    '404.html',
    '_headers',
    '_redirects',
    '_server.caddy',
    '_server.nginx',
    'index.html',
    'robots.txt',
  ];
  expect(await filesOfHost('')).toEqual(hostFiles);
  expect(await filesOfHost('ownsHost: false\n')).toEqual([]);
});

test.each([
  ['/', undefined, true],
  ['/docs/', undefined, true],
  ['/docs/7.3/', undefined, false],
  ['/help/', undefined, false],
  ['/help/', true, true],
  ['/docs/', false, false],
])('a site at %s with ownsHost %s owns the host: %s', (base, ownsHost, expected) => {
  expect(isHostOwner({ base, ownsHost })).toBe(expected);
});
