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

/** Builds an app and its worker, which precaches these chunks. */
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
  // What is written is not kept in memory.
  compiler?.hooks.shouldEmit.tap('test', () => false);
  return new Promise((resolve) => compiler?.run((error, stats) => resolve(reportBuild(error, stats))));
}

test('the worker precaches the files of the named chunks under their final names, and those of no others', async () => {
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

test('a chunk of the shell that is not there any more fails the build, and is named', async () => {
  const report = await build(SOURCES, ['renamed', 'main']);
  expect(report).toMatchObject({ kind: 'failed', message: expect.stringContaining("'renamed'") });
});

test('a module that is not there fails the build, with the file that asks for it', async () => {
  const report = await build({ ...SOURCES, 'main.js': `import './missing';` }, ['main']);
  expect(report).toMatchObject({ kind: 'failed', message: expect.stringContaining('./main.js 1:0') });
});
