import type { Compiler } from 'webpack';

/** An entry point that is a style sheet and nothing else: webpack makes a script for it, which nobody would load. */
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
