import type { MediaLibrary } from '../source/media-library';

/** Folder of the pictures below the content folder: `<section>.png`, `home.png` for the rest; 1200 by 630 pixels. */
const FOLDER = '/.cards/';

/** Addresses of the pictures that other sites show beside a link to a page, by section; `home` for the rest. */
export function findCards(
  sections: Iterable<string>,
  media: Pick<MediaLibrary, 'get' | 'pathOf'>,
): Map<string, string> {
  const cards = new Map<string, string>();
  for (const name of ['home', ...sections]) {
    const file = name === '' ? null : media.get(media.pathOf(`${FOLDER}${name}.png`));
    if (file) cards.set(name, file.url);
  }
  return cards;
}
