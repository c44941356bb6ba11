import path from 'node:path';
import { readOptional, SITE_CONFIG_FILE } from '../../../source/config/read-site-config';
import { readContentTree } from '../../../source/content-tree';
import type { CheckedSite } from '../checked-site';
import type { Finding } from '../finding';
import type { SiteRule } from '../rule';

const IMAGE_PATTERN = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)$/i;

const NAME = 'unused-image';

/**
 * Reports images of the content folder that no page shows. Not those of VuePress's public folder: they have their own
 * addresses.
 */
export const unusedImage: SiteRule = { names: [NAME], cannotBeSwitchedOff: true, check: checkUnusedImage };

async function checkUnusedImage({ root, bundle }: CheckedSite): Promise<Finding[]> {
  const { files } = await readContentTree(root);
  // The site's settings and the home page's frontmatter also name images, by address.
  const named = [
    await readOptional(path.join(root, SITE_CONFIG_FILE)),
    ...bundle.pages.map(({ record }) => record.frontmatter.heroImage),
  ].join('\n');
  return files
    .filter((file) => IMAGE_PATTERN.test(file))
    .filter(
      (file) => !bundle.usedFiles.has(path.join(root, file)) && !named.includes(path.posix.basename(file)),
    )
    .map((file) => ({
      severity: 'warning',
      file,
      line: 1,
      column: 1,
      rule: NAME,
      message: 'no page shows this image',
      hint: 'Delete it, or show it where it helps.',
    }));
}
