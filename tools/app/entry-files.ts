import type { Compilation } from 'webpack';
import { type AppAssets, LATER_STYLES } from '../documents/app-assets';

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
