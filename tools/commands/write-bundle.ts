import type { BuiltSite } from '../build';
import { OutputFolder } from '../output/output-folder';
import { bundleContent } from '../site/bundle-content';
import { recordFiles } from '../site/make-bundle';

/** Writes only the content bundle, without a search index. Throws `ContentError`, unless `isLenient`. */
export async function writeBundle(root: string, out: string, isLenient: boolean): Promise<BuiltSite> {
  const started = performance.now();
  const output = await OutputFolder.open({ out, source: root, onWait: (message) => console.error(message) });
  try {
    const bundle = await bundleContent({ root, isLenient });
    const files = [...recordFiles(bundle), ...bundle.files];
    output.claim({ kind: 'content', title: bundle.config.title }, [...files, bundle.siteFile]);
    await output.write(files);
    await output.settle();
    await output.write([bundle.siteFile]);
    const size = await output.finish({ assets: '', days: 0, now: new Date() });
    return { bundle, out, size, stageSeconds: {}, seconds: (performance.now() - started) / 1000 };
  } finally {
    await output.close();
  }
}
