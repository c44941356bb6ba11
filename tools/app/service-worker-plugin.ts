import { build } from 'esbuild';
import type { Compilation, Compiler } from 'webpack';

const NAME = 'ServiceWorkerPlugin';

interface ServiceWorkerOptions {
  /** Source of the worker, from webpack's context. */
  source: string;
  /** Asset it becomes. */
  file: string;
  /** Chunks whose files it precaches, with those they need. */
  chunks: readonly string[];
  /** Browsers it is written for, as esbuild names them. */
  target: string[];
}

/**
 * Compiles the service worker once the names of all files are known, and puts those it precaches in the place of
 * `self.__WB_MANIFEST`, where Workbox expects them. Their names say their content, so they have no revision.
 * Workbox’s own plugin has webpack compile the worker, which takes a twelfth of its time.
 */
export class ServiceWorkerPlugin {
  constructor(private readonly options: ServiceWorkerOptions) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const script = await this.#compile(compilation, compiler.context);
        compilation.emitAsset(this.options.file, new sources.RawSource(script));
      });
    });
  }

  async #compile(compilation: Compilation, context: string): Promise<string> {
    const { source, chunks, target } = this.options;
    const files = chunks.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
    const entries = [...new Set(files)].sort().map((file) => ({
      revision: null,
      url: `${compilation.outputOptions.publicPath}${file}`,
    }));
    const { outputFiles } = await build({
      absWorkingDir: context,
      entryPoints: [source],
      bundle: true,
      write: false,
      minify: true,
      target,
      define: {
        'self.__WB_MANIFEST': JSON.stringify(entries),
        'process.env.NODE_ENV': JSON.stringify('production'),
      },
      legalComments: 'none',
      logLevel: 'silent',
    });
    return outputFiles[0]?.text ?? '';
  }
}
