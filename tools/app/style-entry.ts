import type { Compiler } from 'webpack';

/** Deletes the script that webpack makes for an entry point with only a style sheet: no page loads that script. */
export class StyleEntryPlugin {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StyleEntryPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('StyleEntryPlugin', () => {
        const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? [];
        for (const file of [...files]) if (file.endsWith('.js')) compilation.deleteAsset(file);
      });
    });
  }
}
