import { MAX_NEAREST_PAGES } from '../../bundle/constants';
import type { PageLink } from '../../bundle/records';
import type { ShownPage } from '../../content/load-page';
import { findNearestPages } from './find-nearest-pages';

/** What a reader may have meant by an unknown address: pages of its section, or sections if it is in none. */
export function suggestPages({ site, section, path }: Extract<ShownPage, { kind: 'not-found' }>): PageLink[] {
  if (section && section.section !== '') return findNearestPages(section.pages, path, MAX_NEAREST_PAGES);
  const [, folder = ''] = path.split('/');
  const sections = site.sections.filter(({ name }) => name !== '');
  return findNearestPages(sections, `/${folder}/`, MAX_NEAREST_PAGES);
}
