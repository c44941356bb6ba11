import path from 'node:path';
import { isExternalLink } from '../../src/bundle/paths';
import { SITE_CONFIG_FILE } from '../source/config/read-site-config';
import type { SiteConfig } from '../source/config/site-schema';
import type { MediaFile, MediaLibrary } from '../source/media-library';
import { nearestHint } from '../support/nearest-name';
import { errorAt, type Problem } from '../support/problems';

/** The picture that `logo` in `site.yml` names. Looking it up makes it part of the bundle. */
export function findLogo(
  { logo }: SiteConfig,
  media: MediaLibrary,
): { file?: MediaFile; problems: Problem[] } {
  if (logo === undefined) return { problems: [] };
  const file = isExternalLink(logo) ? null : media.get(logo);
  if (file) return { file, problems: [] };
  const fallback = 'Write a file of the content folder, such as "/logo.svg".';
  const hint = nearestHint(path.basename(logo), media.namesBeside(logo), fallback);
  const message = `there is no logo ${logo}`;
  return { problems: [errorAt({ file: SITE_CONFIG_FILE }, 'missing-image', message, hint)] };
}

/**
 * File of the picture beside shared links to a section's pages (`home`: to all other pages), below the content folder.
 * 1200 by 630 pixels.
 */
export function cardFileOf(section: string): string {
  return `.cards/${section}.png`;
}

/** Addresses of the pictures that other sites show beside a link to a page, by section. `home`: for all other pages. */
export function findCards(sections: Iterable<string>, media: Pick<MediaLibrary, 'get'>): Map<string, string> {
  const cards = new Map<string, string>();
  for (const name of ['home', ...sections]) {
    const file = name === '' ? null : media.get(cardFileOf(name));
    if (file) cards.set(name, file.url);
  }
  return cards;
}
