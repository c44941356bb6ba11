import { appFiles } from '../../../../tools/documents/app-assets';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { createTree } from '../../../helpers/temp-tree';

const NAMES = [
  'js/main.0123456789.js',
  'js/service-worker.js',
  'js/vendors~flowchart.0123456789.js',
  'js/42.0123456789.js',
  'js/diagrams.0123456789.js',
  'js/own-site.0123456789.js',
  'js/version-lens.0123456789.js',
  'js/print.0123456789.js',
];

async function filesOf(content: Record<string, string>): Promise<string[]> {
  const bundle = await bundleContent({ root: createTree(content), isLenient: false });
  const app = {
    assets: { scripts: [], printScripts: [], styles: [] },
    files: new Map(NAMES.map((name) => [name, Buffer.from('')])),
  };
  return [...appFiles(app, bundle)].map(({ file }) => file);
}

test('a site gets only the files of the app that it needs', async () => {
  // `diagrams` is always part of a site, because schematics need it too.
  expect(await filesOf({ 'README.md': '# 页\n' })).toEqual([
    'js/main.0123456789.js',
    'js/diagrams.0123456789.js',
  ]);
});

test('a site that needs all files gets all except the service worker, which is published last', async () => {
  const content = {
    'site.yml':
      "ownSite: [{ name: host, label: 地址, hint: 无, pattern: '.+', find: ['{https://example.com}'] }]\nversions: ['7.4.0']\n",
    'a/README.md': '# 目录\n\n```mermaid\nflowchart LR\n  A --> B\n```\n',
  };
  expect(await filesOf(content)).toEqual(NAMES.filter((name) => name !== 'js/service-worker.js'));
});
