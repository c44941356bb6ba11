import { bundleContent } from '../bundle/bundle-content';
import { StagedFolder, writeFiles } from '../output/write-tree';
import type { BuildSummary } from './summary';

/** Writes the content bundle alone: `pages/`, `sections/`, `media/`, `site.json`. */
export async function writeBundle(root: string, out: string, isLenient: boolean): Promise<BuildSummary> {
  const started = performance.now();
  const staged = await StagedFolder.begin(out, 'site.json');
  try {
    const bundle = await bundleContent({ root, isLenient });
    await writeFiles(staged.staging, bundle.files);
    await staged.commit();
    return { bundle, out, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    await staged.discard();
    throw error;
  }
}
