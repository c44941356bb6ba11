import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Unplaced } from '../finding';
import type { SiteRule } from '../rule';

const RASTER_PATTERN = /\.(?:png|jpe?g|gif|webp|avif|bmp)$/i;

/** A larger image is reported: it takes half a minute on a slow mobile connection. Bytes. */
const HEAVY = 2 * 1024 * 1024;

/** Reports files of the content folder that will not do what their author expects. */
export const contentFiles: SiteRule = {
  names: ['name-clash', 'heavy-image', 'broken-image'],
  cannotBeSwitchedOff: true,
  check({ root, files }) {
    const seen = new Map<string, string>();
    return files.flatMap((file) => {
      const twin = seen.get(file.toLowerCase());
      seen.set(file.toLowerCase(), file);
      const fault = faultOf(path.join(root, file), twin);
      return fault ? { severity: fault.rule === 'heavy-image' ? 'warning' : 'error', file, ...fault } : [];
    });
  },
};

function faultOf(file: string, twin: string | undefined): Unplaced | undefined {
  if (twin !== undefined) {
    const message = `its name differs from ${twin} only in case`;
    return { rule: 'name-clash', message, hint: 'Many systems take them for one file: rename one of them.' };
  }
  if (!RASTER_PATTERN.test(file)) return undefined;
  const { size } = statSync(file);
  if (size > HEAVY) {
    const message = `the image has ${Math.round(size / 1024 / 1024)} MB`;
    return { rule: 'heavy-image', message, hint: 'Scale it down to what is shown: readers load all of it.' };
  }
  try {
    imageSize(readFileSync(file));
    return undefined;
  } catch {
    const message = 'this is not an image, in spite of its extension';
    return { rule: 'broken-image', message, hint: 'Export it again.' };
  }
}
