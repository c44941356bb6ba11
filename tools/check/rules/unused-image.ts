import path from 'node:path';
import { glob } from 'tinyglobby';
import { readOptional, SITE_CONFIG_FILE } from '../../config/read-site-config';
import { compare } from '../../problems';
import type { CheckedSite } from '../checked-site';
import type { Finding } from '../finding';

const IMAGE_GLOB = '**/*.{png,jpg,jpeg,gif,svg,webp,avif,bmp,ico}';

/** Images of the content folder that no page shows. Those of VuePress's public folder have an address of their own. */
export async function checkUnusedImage({ root, bundle }: CheckedSite): Promise<Finding[]> {
  const files = await glob(IMAGE_GLOB, {
    cwd: root,
    ignore: ['**/node_modules/**', '**/.*/**', '**/.*'],
    caseSensitiveMatch: false,
    followSymbolicLinks: false,
  });
  const used = new Set(bundle.files.flatMap(({ copyOf }) => (copyOf === undefined ? [] : [copyOf])));
  // The site's settings and the home page's frontmatter name images too, by address.
  const named = [
    await readOptional(path.join(root, SITE_CONFIG_FILE)),
    ...bundle.pages.map(({ record }) => record.frontmatter.heroImage),
  ].join('\n');
  return files
    .filter((file) => !used.has(path.join(root, file)) && !named.includes(path.posix.basename(file)))
    .toSorted(compare)
    .map((file) => ({
      severity: 'warning',
      file,
      line: 1,
      column: 1,
      rule: 'unused-image',
      message: 'no page shows this image',
      hint: 'Delete it, or show it where it helps.',
    }));
}
