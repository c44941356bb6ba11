import path from 'node:path';
import { SITE_CONFIG_FILE } from '../../../source/config/read-site-config';
import { readOptionalText } from '../../../support/read-optional-text';
import type { SiteRule } from '../rule';

const IMAGE_PATTERN = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)$/i;

/** Reports images that no page shows.  */
export const unusedImage: SiteRule = {
  names: ['unused-image'],
  cannotBeSwitchedOff: true,
  async check({ root, files, bundle }) {
    // `site.yml` also names images, by address.
    const named = (await readOptionalText(path.join(root, SITE_CONFIG_FILE))) ?? '';
    const isUsed = (file: string) =>
      bundle.usedFiles.has(path.join(root, file)) || named.includes(path.posix.basename(file));
    return files
      .filter((file) => IMAGE_PATTERN.test(file) && !isUsed(file))
      .map((file) => ({
        file,
        message: 'no page shows this image',
        hint: 'Delete it, or show it where it helps.',
      }));
  },
};
