import type { Compiler } from 'webpack';

/** Makes a plugin that deletes the script of an entry point with only a style sheet: no page loads that script. */
export function dropEntryScript(entry: string) {
  return (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('dropEntryScript', (compilation) => {
      compilation.hooks.processAssets.tap('dropEntryScript', () => {
        const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
        for (const file of files.filter((name) => name.endsWith('.js'))) compilation.deleteAsset(file);
      });
    });
  };
}
