import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import webpack, { type Configuration } from 'webpack';
import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { createWebpackConfig, TS_OPTIONS } from '../../../webpack.config';
import { MERMAID_FILE } from './vendor-files';

/** How long webpack waits for more changed files before it builds. Milliseconds. */
const AGGREGATE_MS = 5;

/** Folder of what replaces modules in an open page. */
export const HOT_DIR = 'js/hot/';

/** The connection to the development server comes first, so that it outlives a fault of the app. */
const ENTRY = ['./src/app/dev/connection.ts', './src/app/dev/main.ts'];

/** Where the files would be on a disk; webpack-dev-server keeps them in memory. */
const OUTPUT_DIR = path.resolve('/app');

/** The app as the development server serves it: built again at every change, and replaced in the open page. */
export function createDevConfig(): Configuration {
  const base = createWebpackConfig(OUTPUT_DIR);
  return {
    ...base,
    mode: 'development',
    // Source maps by the plugin below.
    devtool: false,
    // Libraries as their makers name them: with their warnings.
    resolve: { ...base.resolve, alias: {} },
    externalsType: 'import',
    // It comes bundled, and is most of what there is to build; the browser can load it as it is.
    externals: { mermaid: BASE_PATH + ASSETS_DIR + MERMAID_FILE },
    entry: { main: ENTRY, print: './src/app/print.ts' },
    output: {
      ...base.output,
      filename: 'js/[name].js',
      chunkFilename: 'js/[name].js',
      hotUpdateMainFilename: `${HOT_DIR}[runtime].[fullhash].json`,
      hotUpdateChunkFilename: `${HOT_DIR}[id].[fullhash].js`,
      hashFunction: 'xxhash64',
      environment: { ...base.output?.environment, dynamicImport: true },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            ...TS_OPTIONS,
            compilerOptions: { ...TS_OPTIONS.compilerOptions, jsx: 'react-jsxdev' },
            getCustomTransformers: () => ({ before: [refreshTypeScript()] }),
          },
        },
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false } }],
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: 'css/[name].css', chunkFilename: 'css/[name].css' }),
      new webpack.EvalSourceMapDevToolPlugin({ module: true, columns: false, exclude: /node_modules/ }),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    optimization: {
      splitChunks: base.optimization?.splitChunks,
      moduleIds: 'named',
      chunkIds: 'named',
      removeAvailableModules: false,
      // What does not compile is no step from one build to the next: the open page goes from good to good.
      emitOnErrors: false,
    },
    watchOptions: { aggregateTimeout: AGGREGATE_MS, ignored: /node_modules/ },
    // webpack's cache on disk holds absolute paths, and a damaged one changes the app without a word.
    cache: { type: 'memory' },
  };
}
