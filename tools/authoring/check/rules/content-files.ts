import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { readContentTree } from '../../../source/content-tree';
import { findingOfFile, type Reported } from '../finding';
import type { SiteRule } from '../rule';

const NAMES = {
  page: 'not-a-page',
  clash: 'name-clash',
  heavy: 'heavy-image',
  broken: 'broken-image',
} as const;

const RASTER_PATTERN = /\.(?:png|jpe?g|gif|webp|avif|bmp)$/i;

/** Half a minute on a slow phone line. Bytes. */
const HEAVY = 2 * 1024 * 1024;

/** Reports files of the content folder that will not do what their author expects. */
export const contentFiles: SiteRule = {
  names: Object.values(NAMES),
  cannotBeSwitchedOff: true,
  async check({ root }) {
    const { files } = await readContentTree(root);
    const seen = new Map<string, string>();
    return files.flatMap((file): Reported[] => {
      const report = (rule: string, message: string, hint: string): Reported[] => [
        findingOfFile(file, { rule, message, hint }, rule === NAMES.heavy ? 'warning' : 'error'),
      ];
      const twin = seen.get(file.toLowerCase());
      seen.set(file.toLowerCase(), file);
      if (twin !== undefined) {
        const message = `its name differs from ${twin} only in case`;
        return report(NAMES.clash, message, 'Many systems take them for one file: rename it.');
      }
      if (/\.(?:markdown|mdx?own|mkd)$/i.test(file)) {
        const hint = 'Give it a name that ends in ".md".';
        return report(NAMES.page, 'this file is not read as a page', hint);
      }
      return RASTER_PATTERN.test(file) ? checkImage(path.join(root, file), report) : [];
    });
  },
};

function checkImage(
  file: string,
  report: (rule: string, message: string, hint: string) => Reported[],
): Reported[] {
  const { size } = statSync(file);
  if (size > HEAVY) {
    const message = `the image has ${Math.round(size / 1024 / 1024)} MB`;
    return report(NAMES.heavy, message, 'Scale it down to what is shown: readers load all of it.');
  }
  try {
    imageSize(readFileSync(file));
    return [];
  } catch {
    return report(NAMES.broken, 'this is not an image, whatever its name says', 'Export it again.');
  }
}
