import path from 'node:path';
import { decodeSafely, isExternalLink } from '../../src/bundle/paths';
import { dropBase } from '../markdown/content-file';
import { SITE_CONFIG_FILE } from '../source/config/read-site-config';
import type { SiteConfig } from '../source/config/site-schema';
import type { MediaFile, MediaLibrary } from '../source/media-library';
import type { SourcePage } from '../source/source-page';
import { nearestHint } from '../support/nearest-name';
import { errorAt, type Problem } from '../support/problems';
import type { Place } from '../support/yaml-document';

type Pictures = Pick<MediaLibrary, 'get' | 'namesBeside'>;

/** The picture that `logo` in `site.yml` names. */
export function findLogo(
  { logo }: SiteConfig,
  media: Pictures,
): { file?: MediaFile | undefined; problems: Problem[] } {
  return logo === undefined ? { problems: [] } : findPicture(logo, 'logo', { file: SITE_CONFIG_FILE }, media);
}

/** The picture that `heroImage` of a home page names; undefined without one, and for one on another site. */
export function findHero({ frontmatter, placeOf }: SourcePage, media: Pictures) {
  const { heroImage } = frontmatter;
  if (!heroImage || isExternalLink(heroImage)) return undefined;
  return findPicture(heroImage, 'heroImage', placeOf('heroImage'), media);
}

/**
 * The picture that a key of a file names, relative to it or, with a leading slash, to the content folder; the site's base
 * may come before. Looking it up makes it part of the bundle.
 */
function findPicture(address: string, key: string, place: Place | { file: string }, media: Pictures) {
  const name = decodeSafely(address.replace(/[?#].*/s, ''));
  const file = name.startsWith('/') ? name : `/${path.posix.join(path.posix.dirname(place.file), name)}`;
  const found = isExternalLink(address) ? null : (media.get(file) ?? media.get(dropBase(file)));
  if (found) return { file: found, problems: [] };
  const fallback = 'Write a file of the content folder, such as "/logo.svg".';
  const hint = nearestHint(path.basename(file), media.namesBeside(file), fallback);
  return {
    problems: [errorAt(place, 'missing-image', `there is no picture ${address}, which "${key}" names`, hint)],
  };
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
