import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EsbuildPlugin } from 'esbuild-loader';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin/build/inject-manifest';
import { ASSETS_DIR, BASE_PATH, CHUNK_TIMEOUT_MS } from './src/bundle/constants';
import { DIAGRAM_CHUNK, WORKER_ASSET } from './tools/app/app-assets';
import { OPAQUE_QUERY } from './tools/app/opaque-module-loader';
import { cacheFolder } from './tools/cache-folder';

const ROOT = path.dirname(fileURLToPath(import.meta.url));

/** Same ending as this file: TypeScript, or JavaScript once the tools are bundled. */
const OPAQUE_MODULE_LOADER = path.join(ROOT, 'tools/app/opaque-module-loader.ts');

/** Browsers of the last years; JavaScript and CSS are written down to what they know. */
const TARGET = ['chrome109', 'safari16', 'firefox115'];

/** Libraries every page needs; apart from the app's own code, so that a release of the app leaves them cached. */
const LIBRARIES =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router(?:-dom)?|cookie|@tanstack|nprogress)[\\/]/;

/** Chunks every reader can come to need when there is no network: what a page needs, the popup, reading offline. */
const SHELL_CHUNKS = ['main', 'sanitizer', 'worker-client', 'vendors~notification', 'offline'];

/**
 * Builds the reader app into `outDir` (absolute), which is served at `/docs/assets/`: `stats` names the files of the
 * entry points, `main` for pages and `print` for those made for printing. `tools/dev/webpack-dev-config.ts` changes
 * it for the development server.
 */
export function createWebpackConfig(outDir: string): Configuration {
  return {
    mode: 'production',
    context: ROOT,
    entry: { main: './src/app/main.tsx', print: './src/app/print.ts' },
    devtool: false,
    output: {
      path: outDir,
      publicPath: BASE_PATH + ASSETS_DIR,
      filename: 'js/[name].[contenthash:10].js',
      chunkFilename: 'js/[name].[contenthash:10].js',
      hashFunction: 'sha256',
      hashDigest: 'hex',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // Script addresses of chunks, for browsers that enforce Trusted Types.
      trustedTypes: 'webpack',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // Minified by its makers: see DIAGRAM_CHUNK.
      alias: { mermaid$: 'mermaid/dist/mermaid.esm.min.mjs' },
    },
    module: {
      noParse: (request) => request.endsWith(OPAQUE_QUERY),
      rules: [
        {
          test: /[\\/]node_modules[\\/]mermaid[\\/]dist[\\/].+\.mjs$/,
          type: 'javascript/auto',
          loader: OPAQUE_MODULE_LOADER,
        },
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
      // `tools/app/worker-file.ts` gives it its final place.
      new InjectManifest({
        swSrc: './src/worker/service-worker.ts',
        swDest: WORKER_ASSET,
        chunks: SHELL_CHUNKS,
        dontCacheBustURLsMatching: /\.[\da-f]{8,}\./,
      }),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          exclude: DIAGRAM_CHUNK,
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { module: true, format: { comments: false } },
        }),
        new EsbuildPlugin({ target: TARGET, css: true, include: /\.css$/ }),
      ],
      splitChunks: {
        cacheGroups: {
          libraries: { test: LIBRARIES, name: 'libraries', chunks: 'initial', enforce: true },
          // As webpack has it, but for the sanitiser's library: in the chunk of its caller it is no request of its
          // own, and minified, which chunks without a name are not.
          defaultVendors: {
            test: /[\\/]node_modules[\\/](?!dompurify[\\/])/,
            idHint: 'vendors',
            priority: -10,
            reuseExistingChunk: true,
          },
        },
      },
    },
    // Mermaid alone is larger than any sensible limit; the budget of the first load is a test of its own.
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheFolder('webpack'),
      name: 'production',
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    infrastructureLogging: { level: 'error' },
  };
}
