import { markdownPathOf, withBase } from '../../../src/bundle/paths';
import type { PageRecord, SiteIndex } from '../../../src/bundle/records';
import { FEED_FILE, MANIFEST_FILE, OPEN_SEARCH_FILE } from '../../site/file-names';
import type { ContentBundle } from '../../site/make-bundle';

/** Attributes of the `<link>` elements that all pages share: the manifest, icon, search and feed. */
export function linksOfSite({ site, config }: Pick<ContentBundle, 'site' | 'config'>) {
  const links: Record<string, string>[] = [
    { rel: 'manifest', href: withBase(MANIFEST_FILE) },
    { rel: 'apple-touch-icon', href: withBase('icons/icon-180.png') },
  ];
  if (site.origin === '') return links;
  const { title } = site;
  const search = { type: 'application/opensearchdescription+xml', title, href: withBase(OPEN_SEARCH_FILE) };
  // As in `atomFeed`, which makes no file for an unknown section.
  const hasFeed = site.sections.some(({ name }) => name === config.feed && name !== '');
  const feed = { type: 'application/atom+xml', title, href: withBase(FEED_FILE) };
  return [...links, { rel: 'search', ...search }, ...(hasFeed ? [{ rel: 'alternate', ...feed }] : [])];
}

/** Attributes of the `<link>` to the Markdown of a page. */
export function markdownLink(record: Pick<PageRecord, 'path'>): Record<string, string> {
  return { rel: 'alternate', type: 'text/markdown', href: withBase(markdownPathOf(record.path)) };
}

/** Attributes of `<meta>` elements for the picture beside a shared link. Empty without an origin or a picture. */
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
