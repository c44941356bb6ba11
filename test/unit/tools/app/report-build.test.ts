import path from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { reportBuild } from '../../../../tools/app/report-build';
import type { AppBuildMessage } from '../../../../tools/documents/app-assets';
import { createTree } from '../../../helpers/temp-tree';

const SOURCES = {
  'main.js': `import(/* webpackChunkName: "shell" */ './shell.js'); import(/* webpackChunkName: "later" */ './later.js');`,
  'shell.js': `console.log('shell');`,
  'later.js': `console.log('later');`,
  'worker.js': 'self.report(self.__WB_MANIFEST);',
};

/** Builds an app and its service worker, which precaches these chunks. */
function build(sources: Record<string, string>, chunks: string[]): Promise<AppBuildMessage> {
  const folder = createTree(sources);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: {
      path: path.join(folder, 'out'),
      publicPath: '/docs/assets/',
      filename: 'js/[name].[contenthash:10].js',
    },
    plugins: [new InjectManifest({ swSrc: './worker.js', swDest: 'js/worker.js', chunks })],
  });
  // webpack would not keep the content of a file in memory after writing the file.
  compiler?.hooks.shouldEmit.tap('test', () => false);
  return new Promise((resolve) => compiler?.run((error, stats) => resolve(reportBuild(error, stats))));
}

test('the worker precaches only the files of the given chunks, under their final names', async () => {
  const report = await build(SOURCES, ['shell', 'main']);
  if (report.kind === 'failed') throw new Error(report.message);
  const { files } = report.app;
  const precached: { url: string }[] = [];
  runInNewContext(String(files.get('js/worker.js')), {
    self: { report: (entries: { url: string }[]) => precached.push(...entries) },
  });
  const fileOf = (chunk: string) => [...files.keys()].find((name) => name.includes(`/${chunk}.`));
  expect(precached.map(({ url }) => url)).toEqual([
    `/docs/assets/${fileOf('main')}`,
    `/docs/assets/${fileOf('shell')}`,
  ]);
});

test('a chunk to precache that does not exist fails the build, and the message names it', async () => {
  const report = await build(SOURCES, ['renamed', 'main']);
  expect(report).toMatchObject({ kind: 'failed', message: expect.stringContaining("'renamed'") });
});

test('a missing module fails the build, and the message names the file that imports it', async () => {
  const report = await build({ ...SOURCES, 'main.js': `import './missing';` }, ['main']);
  expect(report).toMatchObject({ kind: 'failed', message: expect.stringContaining('./main.js 1:0') });
});
