import type { SiteIndex } from '../../src/bundle/records';

/** `<meta>` elements for the picture that other sites show beside a link to a page; none without an origin or a picture. */
export function cardTags(
  { origin }: Pick<SiteIndex, 'origin'>,
  section: string,
  cards: ReadonlyMap<string, string>,
): Record<string, string>[] {
  const address = cards.get(section) ?? cards.get('home');
  if (origin === '' || address === undefined) return [];
  return [
    { property: 'og:image', content: origin + address },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
