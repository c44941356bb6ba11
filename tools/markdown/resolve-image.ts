import path from 'node:path';
import type { Token } from 'marked';
import { splitHash } from '../../src/bundle/paths';
import { cleanAddress, schemeOf } from '../support/address';
import { nearestHint } from '../support/nearest-name';
import { contentFileOf, dropBase, reportIfOutside } from './content-file';
import type { PageEnv } from './page-env';

/** Attributes of an `img` whose source has been resolved. Width and height are those of the file, in pixels. */
interface ResolvedImage {
  src: string;
  width?: number;
  height?: number;
}

/** A data URL of an image, which a browser only displays. */
const PICTURE_DATA_PATTERN = /^data:image\/[\w.+-]+[;,]/i;

/** Maximum length of an address quoted in a message, in characters: a data URL may contain a whole file. */
const MAX_SHOWN = 60;

/**
 * Finds an image or another media file relative to its page or, with a leading slash, to the content folder. Reports a
 * missing file, which its message calls `what`.
 */
export function resolveImage(address: string, env: PageEnv, token: Token, what = 'image'): ResolvedImage {
  const src = cleanAddress(address);
  if (src === '' || src.startsWith('//')) return { src };
  const scheme = schemeOf(src);
  if (scheme === 'http' || scheme === 'https' || PICTURE_DATA_PATTERN.test(src)) return { src };
  if (scheme !== undefined) {
    const message = `the ${what} "${src.slice(0, MAX_SHOWN)}" uses the scheme "${scheme}"`;
    const hint = 'Allowed: a file of the content folder, http, https, data:image.';
    env.error('link-scheme', message, token, hint);
    return { src: '' };
  }
  const named = `the ${what} "${src}"`;
  const { path: target, hash } = splitHash(src);
  const file = contentFileOf(target, named, env, token);
  if (file === null) return { src };
  const { media: library } = env.site;
  const media = library.get(file) ?? (src.startsWith('/') ? library.get(dropBase(`/${file}`)) : null);
  if (media) {
    env.linkedFiles.add(media.file);
    env.pictures.push({ token, address, url: media.url + hash });
    return { src: media.url + hash, width: media.width, height: media.height };
  }
  if (reportIfOutside(file, named, env, token)) return { src };
  const siblings = env.site.media.namesBeside(file);
  const hint = nearestHint(path.basename(file), siblings, 'No file there has a similar name.');
  env.error('dead-image', `${named} does not exist (looked for ${file})`, token, hint);
  return { src };
}
