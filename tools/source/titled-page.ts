/** What sidebars and indexes say about a page. */
export interface TitledPage {
  path: string;
  regularPath: string;
  relativePath: string;
  /** Never empty: the record's title, else the file's name. */
  title: string;
}

/** Title for a page without any heading: its file's or folder's name. */
export function fallbackTitle(relativePath: string): string {
  const parts = relativePath.split('/');
  const file = (parts.pop() ?? '').replace(/\.md$/i, '');
  return /^(?:readme|index)$/i.test(file) ? (parts.pop() ?? file) : file;
}
