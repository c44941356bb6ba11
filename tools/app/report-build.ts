import type { Compilation, Stats } from 'webpack';
import { type AppAssets, type AppBuildMessage, type BuiltApp, LATER_STYLES } from '../documents/app-assets';

/** Reports a build. A warning is a failure: a missing chunk of the shell would leave readers no page offline. */
export function reportBuild(error: Error | null, stats: Stats | undefined): AppBuildMessage {
  if (error || !stats) return { kind: 'failed', message: error?.stack ?? 'webpack gave no result' };
  if (stats.hasErrors() || stats.hasWarnings())
    return { kind: 'failed', message: stats.toString({ preset: 'errors-warnings', colors: false }) };
  return { kind: 'built', app: builtApp(stats.compilation) };
}

function builtApp(compilation: Compilation): BuiltApp {
  const assets = entryFiles(compilation);
  const files = new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]));
  const inlineStyle = files.get(String(assets.styles[0]))?.toString();
  return { assets: { ...assets, inlineStyle }, files };
}

/** The files of the entry points, without those below `except`. */
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
