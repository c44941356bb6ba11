import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import type * as Workbox from 'workbox-webpack-plugin';
import { ASSETS_DIR, BASE_PATH, CHUNK_TIMEOUT_MS } from './src/bundle/constants';
import { SCRIPT_TARGETS, STYLE_TARGETS } from './tools/app/browser-targets.mjs';
import { addLicenceNotices } from './tools/app/licence-notices';
import { OPAQUE_QUERY } from './tools/app/opaque-module-loader.mjs';
import { dropEntryScript } from './tools/app/style-entry';
import { DIAGRAM_CHUNK, LATER_STYLES, WORKER_ASSET } from './tools/documents/app-assets';
import { PROJECT_ROOT } from './tools/support/project-root';

const MESSAGES_MODULE = /[\\/]src[\\/]bundle[\\/]messages[\\/]/;

const OPAQUE_MODULE_LOADER = path.join(PROJECT_ROOT, 'tools/app/opaque-module-loader.mjs');

/** Matches the query of a style sheet that is imported as text: `frame.css?text`. */
export const STYLE_TEXT_QUERY = /^\?text$/;

/** Code that replaces the environment variables in the app's constants. `tools/run.mjs` sets these variables. */
export const SITE_VALUES = {
  'process.env.DOCS_BASE': JSON.stringify(BASE_PATH),
};

/** Types are checked by `tsc` in `npm test`; a build need not wait for them. */
export const TS_OPTIONS = {
  transpileOnly: true,
  compilerOptions: { noEmit: false },
  // The file and the position are reported separately.
  errorFormatter: ({ code, content }: { code: number; content: string }) => `TS${code}: ${content}`,
};

/** Libraries that every page needs. Their own chunk stays cached when a new release changes the app's code. */
const LIBRARIES =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router(?:-dom)?|@remix-run|@tanstack|nprogress)[\\/]/;

/**
 * Number of hash digits in file names: the fewest that `HASHED_FILE_SOURCE` matches, so that the first script, which
 * contains the names of all chunks, stays small.
 */
const HASH_LENGTH = 8;

/** Matches a script or style sheet with a hash in its name. */
const HASHED_PATTERN = new RegExp(`\\.[\\da-f]{${HASH_LENGTH}}\\.(?:js|css)$`);

/** Chunks that the service worker precaches for use without a network: for pages, the update popup, offline reading. */
const SHELL_CHUNKS = ['main', LATER_STYLES, 'sanitizer', 'worker-client', 'vendors~notification', 'offline'];

/** Extensions that imports leave out. */
export const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js'];

/** Which modules have a chunk of their own. */
export const SPLIT_CHUNKS: NonNullable<Configuration['optimization']>['splitChunks'] = {
  cacheGroups: {
    libraries: { test: LIBRARIES, name: 'libraries', chunks: 'initial', enforce: true },
    // webpack's default group, but without DOMPurify: in the chunk of its caller, DOMPurify needs no separate
    // request and is minified. An unnamed chunk is not minified (see DIAGRAM_CHUNK).
    defaultVendors: {
      test: /[\\/]node_modules[\\/](?!dompurify[\\/])/,
      idHint: 'vendors',
      priority: -10,
      reuseExistingChunk: true,
    },
  },
};

/** What the app for readers and that of the development server have in common (`tools/serve/dev/webpack-dev-config.ts`). */
export function commonConfig(outDir: string) {
  return {
    context: PROJECT_ROOT,
    // Not `browserslist`: in a browser that is too old, webpack's own code must get as far as the check in main.tsx.
    target: 'web',
    output: {
      path: outDir,
      publicPath: BASE_PATH + ASSETS_DIR,
      filename: 'js/[name].[contenthash].js',
      chunkFilename: 'js/[name].[contenthash].js',
      hashFunction: 'sha256',
      hashDigest: 'hex',
      hashDigestLength: HASH_LENGTH,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // Policy under which webpack creates the script addresses of chunks, in browsers that enforce Trusted Types.
      trustedTypes: 'webpack',
    },
    // Mermaid alone is larger than any sensible limit; the budget of the first load has its own test.
    performance: false,
    infrastructureLogging: { level: 'error' },
  } satisfies Configuration;
}

/**
 * Configuration that builds the reader app into `outDir` (absolute), which is served at `/docs/assets/`. Entry points:
 * `main` for pages, `print` for print documents, `later` for styles that no page needs for its first paint.
 */
export function createWebpackConfig(outDir: string): Configuration {
  return {
    ...commonConfig(outDir),
    mode: 'production',
    entry: {
      main: './src/app/main.tsx',
      print: './src/app/print-document.ts',
      [LATER_STYLES]: './src/app/later.css',
    },
    devtool: false,
    resolve: {
      extensions: EXTENSIONS,
      alias: {
        // Already minified by its authors: see DIAGRAM_CHUNK.
        mermaid$: 'mermaid/dist/mermaid.esm.min.mjs',
      },
    },
    module: {
      noParse: (request) => request.endsWith(OPAQUE_QUERY),
      rules: moduleRules(),
    },
    plugins: plugins(),
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          exclude: DIAGRAM_CHUNK,
          minify: minifyScript,
          // Starting a process takes longer than minifying everything.
          parallel: false,
          extractComments: false,
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          parallel: false,
          minimizerOptions: { targets: STYLE_TARGETS },
        }),
      ],
      splitChunks: SPLIT_CHUNKS,
    },
    // `tools/app/build-app.ts` caches whole apps. Writing webpack's own cache takes longer than it saves.
    cache: false,
  };
}

/**
 * Minifies a script, and rewrites syntax that the oldest supported browsers lack. rolldown is the only minifier that is
 * both fast and no larger than terser in its result.
 */
async function minifyScript(
  input: Record<string, string | Buffer>,
): Promise<{ code: string; errors: string[] }> {
  // Imported here: the development server minifies nothing.
  const { minify, transform } = await import('rolldown/utils');
  const [[name, source] = ['', '']] = Object.entries(input);
  const lowered = await transform(name, String(source), { sourceType: 'script', target: SCRIPT_TARGETS });
  const { code, errors } = await minify(name, lowered.code, {
    module: true,
    compress: { target: SCRIPT_TARGETS },
    codegen: { legalComments: 'none' },
  });
  return { code, errors: [...lowered.errors, ...errors].map(({ message }) => message) };
}

/** Rules that turn each kind of source file into a module. */
function moduleRules(): RuleSetRule[] {
  return [
    {
      test: /[\\/]node_modules[\\/]mermaid[\\/]dist[\\/].+\.mjs$/,
      type: 'javascript/auto',
      loader: OPAQUE_MODULE_LOADER,
    },
    { test: /\.tsx?$/, loader: 'ts-loader', options: TS_OPTIONS },
    // These modules contain only texts. Texts that nothing uses stay out of the app.
    { test: MESSAGES_MODULE, sideEffects: false },
    { resourceQuery: STYLE_TEXT_QUERY, type: 'asset/source' },
    {
      test: /\.css$/,
      resourceQuery: { not: STYLE_TEXT_QUERY },
      use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false } }],
    },
  ];
}

/** Loaded by builds only: it takes Babel and rollup with it, which takes a second. */
function loadWorkbox(): typeof Workbox {
  return createRequire(import.meta.url)('workbox-webpack-plugin');
}

/** Plugins for constants, style sheets and the service worker. Each build needs new instances. */
function plugins(): WebpackPluginInstance[] {
  const { InjectManifest } = loadWorkbox();
  return [
    new webpack.DefinePlugin(SITE_VALUES),
    new MiniCssExtractPlugin({
      filename: 'css/[name].[contenthash].css',
      chunkFilename: 'css/[name].[contenthash].css',
    }),
    dropEntryScript(LATER_STYLES),
    addLicenceNotices,
    // `tools/app/worker-file.ts` makes the published service worker from this script.
    new InjectManifest({
      swSrc: './src/worker/service-worker.ts',
      swDest: WORKER_ASSET,
      chunks: SHELL_CHUNKS,
      // The names of these files contain a content hash, so they need no revision.
      dontCacheBustURLsMatching: HASHED_PATTERN,
    }),
  ];
}
