import { OutputFolder } from '../output/output-folder';
import { bundleContent } from '../site/bundle-content';
import type { BuildSummary } from './summary';

/** Names all other files of a bundle. */
const SITE_INDEX = 'site.json';

/** Writes only the content bundle: `pages/`, `sections/`, `media/`, `site.json`. */
export async function writeBundle(root: string, out: string, isLenient: boolean): Promise<BuildSummary> {
  const started = performance.now();
  const output = await OutputFolder.open({ out, source: root, onWait: (message) => console.error(message) });
  try {
    const bundle = await bundleContent({ root, isLenient });
    output.refuseForeign(bundle.files);
    await output.write(bundle.files.filter(({ file }) => file !== SITE_INDEX));
    await output.settle();
    await output.write(bundle.files.filter(({ file }) => file === SITE_INDEX));
    const size = await output.finish({ assets: '', days: 0, now: new Date() });
    return { bundle, out, size, seconds: (performance.now() - started) / 1000 };
  } finally {
    await output.close();
  }
}
