import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Token } from 'marked';
import { isExternalLink } from '../../src/bundle/paths';
import { nearestHint } from '../content/nearest-name';
import type { PageEnv } from './page-env';
import { filePathOf } from './resolve-link';

/** Attributes of an `img` whose source has been looked up. */
export interface ResolvedImage {
  src: string;
  width?: number;
  height?: number;
}

/** Folders below the content folder whose files VuePress serves at the root. */
const PUBLIC_DIRS = ['', '.vuepress/public'];

/** Looks an image up beside its page or, with a leading slash, in the content folder; reports a dead one. */
export function resolveImage(src: string, env: PageEnv, token: Token): ResolvedImage {
  if (isExternalLink(src) || src === '') return { src };
  const file = filePathOf(src, env);
  if (file === null) {
    env.error(
      'outside-content',
      `the image "${src}" lies outside the content folder`,
      token,
      'Move it beside the page.',
    );
    return { src };
  }
  const dirs = src.startsWith('/') ? PUBLIC_DIRS : [''];
  for (const dir of dirs) {
    const media = env.site.media.get(path.join(env.site.root, dir, file));
    if (media) return { src: media.url, width: media.width, height: media.height };
  }
  const hint = nearestHint(
    path.basename(file),
    siblingsOf(path.join(env.site.root, file)),
    'No file there has a similar name.',
  );
  env.error('dead-image', `the image "${src}" does not exist (looked for ${file})`, token, hint);
  return { src };
}

function siblingsOf(file: string): string[] {
  try {
    return readdirSync(path.dirname(file)).filter((name) => !name.endsWith('.md'));
  } catch {
    // The folder is missing too: there is nothing to suggest.
    return [];
  }
}
