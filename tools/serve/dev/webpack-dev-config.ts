import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type refreshTypeScript from 'react-refresh-typescript';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { HOT_SOCKET_PATH } from '../../../src/bundle/dev-messages';
import {
  commonConfig,
  EXTENSIONS,
  SITE_VALUES,
  SPLIT_CHUNKS,
  STYLE_TEXT_QUERY,
  TS_OPTIONS,
} from '../../../webpack.config';
import { MERMAID_PREFIX } from './mermaid-files';

/** How long webpack waits for more changed files before it builds. Milliseconds. */
const AGGREGATE_MS = 5;

/** Options of webpack's script for pages. Our own overlay shows compile errors together with errors of the content. */
const HOT_CLIENT_OPTIONS = new URLSearchParams({
  protocol: 'auto:',
  hostname: '0.0.0.0',
  port: '0',
  pathname: HOT_SOCKET_PATH,
  hot: 'true',
  overlay: 'false',
  logging: 'warn',
});

/** Folder of hot update files, which replace modules in an open page. */
export const HOT_DIR = 'js/hot/';

/**
 * Leaves the replacement of styles to webpack's updates of stylesheets. mini-css-extract-plugin (2.10) also makes each
 * style module reload every stylesheet. After two quick changes, the first reload removed the second stylesheet before
 * it had loaded, and no later update had an effect.
 */
function replaceStylesOnce(compiler: Compiler): void {
  compiler.hooks.compilation.tap('ReplaceStylesOnce', (compilation) => {
    // Runs after webpack's own plugin, which sets `hot` for every loader.
    const order = { name: 'ReplaceStylesOnce', stage: 1 };
    webpack.NormalModule.getCompilationHooks(compilation).loader.tap(order, (loaderContext, module) => {
      if (module.resource.endsWith('.css')) loaderContext.hot = false;
    });
  });
}

/**
 * Gives each build a hash of its own. webpack counts changed scripts only: a style that is changed back would bring back
 * an earlier hash, whose update leads away from it. Open pages would load the two updates in turn for ever.
 */
function countBuilds(compiler: Compiler): void {
  let builds = 0;
  compiler.hooks.compilation.tap('CountBuilds', (compilation) => {
    compilation.hooks.fullHash.tap('CountBuilds', (hash) => {
      hash.update(String(builds++));
    });
  });
}

/** Loaded when webpack compiles: it takes TypeScript with it, and most sessions compile nothing. */
function loadRefresh(): typeof refreshTypeScript {
  return createRequire(import.meta.url)('react-refresh-typescript').default;
}

/** webpack configuration of the development server: changed modules are rebuilt and replaced in open pages. */
export function createDevConfig(): Configuration {
  // The folder is only named: webpack-dev-server keeps the files in memory.
  const base = commonConfig(path.resolve('/app'));
  return {
    ...base,
    mode: 'development',
    // The plugin below makes the source maps.
    devtool: false,
    // Without the aliases of the build, so that libraries keep their development warnings.
    resolve: { extensions: EXTENSIONS },
    externalsType: 'import',
    externals: { mermaid: `${BASE_PATH}${ASSETS_DIR}${MERMAID_PREFIX}mermaid.esm.min.mjs` },
    entry: {
      // The connection to the development server comes first, so that it survives an error in the app.
      main: [
        './src/app/dev/connection.ts',
        `webpack-dev-server/client/index.js?${HOT_CLIENT_OPTIONS}`,
        'webpack/hot/dev-server.js',
        './src/app/dev/main.ts',
      ],
      print: './src/app/print-document.ts',
    },
    output: {
      ...base.output,
      filename: 'js/[name].js',
      chunkFilename: 'js/[name].js',
      hotUpdateMainFilename: `${HOT_DIR}[runtime].[fullhash].json`,
      hotUpdateChunkFilename: `${HOT_DIR}[id].[fullhash].js`,
      hashFunction: 'xxhash64',
      environment: { dynamicImport: true },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            ...TS_OPTIONS,
            getCustomTransformers: () => ({ before: [loadRefresh()()] }),
          },
        },
        { resourceQuery: STYLE_TEXT_QUERY, type: 'asset/source' },
        {
          test: /\.css$/,
          resourceQuery: { not: STYLE_TEXT_QUERY },
          use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false } }],
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin(SITE_VALUES),
      new webpack.HotModuleReplacementPlugin(),
      replaceStylesOnce,
      countBuilds,
      new MiniCssExtractPlugin({ filename: 'css/[name].css', chunkFilename: 'css/[name].css' }),
      new webpack.EvalSourceMapDevToolPlugin({ module: true, columns: false, exclude: /node_modules/ }),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    optimization: {
      splitChunks: SPLIT_CHUNKS,
      moduleIds: 'named',
      chunkIds: 'named',
      removeAvailableModules: false,
      // A failed build emits nothing: the open page goes from one working build to the next.
      emitOnErrors: false,
    },
    watchOptions: { aggregateTimeout: AGGREGATE_MS, ignored: /node_modules/ },
    cache: { type: 'memory' },
  };
}
