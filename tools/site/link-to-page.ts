import type { PageLink } from '../../src/bundle/records';
import type { Page } from './page';

/** A page as sidebars link to it. Its title is never empty: that of a page without any heading is its file's name. */
export function linkToPage({ record: { path, title, relativePath } }: Page): PageLink {
  return { title: title || nameOf(relativePath), path };
}

/** Name of a file without its extension; of an index page, its folder's. */
function nameOf(relativePath: string): string {
  const parts = relativePath.split('/');
  const file = (parts.pop() ?? '').replace(/\.md$/i, '');
  return /^(?:readme|index)$/i.test(file) ? (parts.pop() ?? file) : file;
}
