import { withBase } from '../../src/bundle/paths';
import type { SiteIndex } from '../../src/bundle/records';
import { staticFiles } from '../source/static-files';

/** Folder of the pictures below `static/`: `<section>.png`, `home.png` for the rest; 1200 by 630 pixels. */
const FOLDER = 'cards/';

/** Paths below the base of the pictures that there are. */
export function findCards(folder?: string): ReadonlySet<string> {
  const start = withBase(`/${FOLDER}`).slice(1);
  return new Set(staticFiles(folder).flatMap(({ file }) => (file.startsWith(start) ? [file] : [])));
}

/** `<meta>` elements for the picture that other sites show beside a link to a page; none without an origin or a picture. */
export function cardTags(
  { origin }: Pick<SiteIndex, 'origin'>,
  section: string,
  cards: ReadonlySet<string>,
): Record<string, string>[] {
  const paths = [section || 'home', 'home'].map((name) => withBase(`/${FOLDER}${name}.png`));
  const path = paths.find((name) => cards.has(name.slice(1)));
  if (origin === '' || path === undefined) return [];
  return [
    { property: 'og:image', content: origin + path },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
