import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EsbuildPlugin } from 'esbuild-loader';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { ASSETS_DIR, BASE_PATH, CHUNK_TIMEOUT_MS } from './src/bundle/constants';

const ROOT = path.dirname(fileURLToPath(import.meta.url));

/** Browsers of the last years; JavaScript and CSS are written down to what they know. */
const TARGET = ['chrome109', 'safari16', 'firefox115'];

export interface WebpackOptions {
  mode: 'production' | 'development';
  /** Absolute path of the folder that is served at `/docs/assets/`. */
  outDir: string;
  /** Whether to build again at every change of a source. */
  watch?: boolean;
}

/** Libraries every page needs; apart from the app's own code, so that a release of the app leaves them cached. */
const LIBRARIES =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router(?:-dom)?|cookie|@tanstack|dompurify|nprogress)[\\/]/;

/** Chunks of code that came minified: mermaid's core, and those with a number for a name, which are its diagrams. */
const MINIFIED = /js\/(?:vendors~flowchart|\d+)\./;

/** Builds the reader app: `stats` names the files of the entry points, `main` for pages and `print` for those made for printing. */
export function createWebpackConfig({ mode, outDir, watch = false }: WebpackOptions): Configuration {
  const isProduction = mode === 'production';
  return {
    mode,
    watch,
    context: ROOT,
    entry: { main: './src/app/main.tsx', print: './src/app/print.ts' },
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    output: {
      path: outDir,
      publicPath: BASE_PATH + ASSETS_DIR,
      filename: 'js/[name].[contenthash:10].js',
      chunkFilename: 'js/[name].[contenthash:10].js',
      hashFunction: 'sha256',
      hashDigest: 'hex',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // Minified by its makers: see MINIFIED.
      alias: { mermaid$: 'mermaid/dist/mermaid.esm.min.mjs' },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          // Types are checked by `tsc` in `npm test`; a build need not wait for them.
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false } }],
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'css/[name].[contenthash:10].css',
        chunkFilename: 'css/[name].[contenthash:10].css',
      }),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          exclude: MINIFIED,
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { module: true, format: { comments: false } },
        }),
        new EsbuildPlugin({ target: TARGET, css: true, include: /\.css$/ }),
      ],
      splitChunks: {
        cacheGroups: { libraries: { test: LIBRARIES, name: 'libraries', chunks: 'initial', enforce: true } },
      },
    },
    // Mermaid alone is larger than any sensible limit; the budget of the first load is a test of its own.
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(ROOT, 'node_modules/.cache/webpack'),
      name: mode,
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    infrastructureLogging: { level: 'error' },
  };
}

export default createWebpackConfig;
