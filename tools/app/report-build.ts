import type { Compilation, Stats } from 'webpack';
import { type AppAssets, type AppBuildMessage, type BuiltApp, LATER_STYLES } from '../documents/app-assets';
import { contentHash } from '../support/hash';
import { flattenLayers } from './plain-styles';

/**
 * Turns webpack's result into a message for the build. A warning counts as a failure: webpack only warns when a chunk
 * of the app shell is missing, but without that chunk readers have no page offline.
 */
export function reportBuild(error: Error | null, stats: Stats | undefined): AppBuildMessage {
  if (error || !stats) return { kind: 'failed', message: error?.stack ?? 'webpack gave no result' };
  if (stats.hasErrors() || stats.hasWarnings())
    return { kind: 'failed', message: stats.toString({ preset: 'errors-warnings', colors: false }) };
  return { kind: 'built', app: builtApp(stats.compilation) };
}

function builtApp(compilation: Compilation): BuiltApp {
  const assets = entryFiles(compilation);
  const files = new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]));
  if (compilation.options.mode === 'development') return { assets, files };
  const inlineStyle = files.get(String(assets.styles[0]))?.toString();
  const plain = flattenLayers(assets.styles.map((file) => files.get(file) ?? new Uint8Array()));
  const plainStyle = `css/plain.${contentHash(plain)}.css`;
  files.set(plainStyle, Buffer.from(plain));
  return { assets: { ...assets, inlineStyle, plainStyle }, files };
}

/** The scripts and style sheets of the entry points, except for files whose names begin with `except`. */
export function entryFiles({ entrypoints }: Compilation, except?: string): AppAssets {
  const filesOf = (entry: string, extension: string): string[] =>
    (entrypoints.get(entry)?.getFiles() ?? []).filter(
      (file) => file.endsWith(extension) && (except === undefined || !file.startsWith(except)),
    );
  return {
    scripts: filesOf('main', '.js'),
    printScripts: filesOf('print', '.js'),
    styles: [...filesOf('main', '.css'), ...filesOf(LATER_STYLES, '.css')],
  };
}
