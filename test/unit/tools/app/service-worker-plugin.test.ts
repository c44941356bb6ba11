import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack, { type Stats } from 'webpack';
import { ServiceWorkerPlugin } from '../../../../tools/app/service-worker-plugin';
import { createTree } from '../../../helpers/temp-tree';

const SOURCES = {
  'main.js': `import(/* webpackChunkName: "shell" */ './shell.js'); import(/* webpackChunkName: "later" */ './later.js');`,
  'shell.js': `console.log('shell');`,
  'later.js': `console.log('later');`,
};

/** Builds the app and its worker in `folder`, below `out`. */
function runWebpack(folder: string): Promise<Stats> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: {
      path: path.join(folder, 'out'),
      publicPath: '/docs/assets/',
      filename: 'js/[name].[contenthash:10].js',
    },
    plugins: [
      new ServiceWorkerPlugin({
        source: './worker.ts',
        file: 'js/worker.js',
        chunks: ['shell', 'main'],
        target: ['chrome109'],
      }),
    ],
  });
  return new Promise((resolve, reject) =>
    compiler?.run((error, stats) => (stats ? resolve(stats) : reject(error))),
  );
}

describe('ServiceWorkerPlugin', () => {
  it('precaches the files of the named chunks under their final names, and those of no others', async () => {
    const worker = `import { wrap } from './wrap'; declare const self: any; self.report(wrap(self.__WB_MANIFEST));`;
    const folder = createTree({
      ...SOURCES,
      'worker.ts': worker,
      'wrap.ts': 'export const wrap = (x: unknown) => x;',
    });
    const { compilation } = await runWebpack(folder);
    const reported: unknown[] = [];
    const script = readFileSync(path.join(folder, 'out/js/worker.js'), 'utf8');
    runInNewContext(script, { self: { report: (value: unknown) => reported.push(value) } });
    const names = compilation.getAssets().map(({ name }) => name);
    const fileOf = (chunk: string) => names.find((name) => name.includes(`/${chunk}.`));
    expect(JSON.parse(JSON.stringify(reported))).toEqual([
      [
        { revision: null, url: `/docs/assets/${fileOf('main')}` },
        { revision: null, url: `/docs/assets/${fileOf('shell')}` },
      ],
    ]);
  });

  it('says where the worker does not compile', async () => {
    const folder = createTree({ ...SOURCES, 'worker.ts': `import './missing';` });
    await expect(runWebpack(folder)).rejects.toThrow('worker.ts:1:7');
  });
});
