import { ASSETS_DIR, BASE_PATH } from './constants';

/**
 * Address of a file with a hash in its name, in HTML or in HTML within JSON. Records and section indexes do not
 * match.
 */
const LINKED_FILE_PATTERN = new RegExp(
  `${BASE_PATH}${ASSETS_DIR}((?!pages/|sections/)[\\w./%-]+\\.[\\da-f]{8,}\\.\\w+)`,
  'g',
);

/** Files of the bundle that a page's HTML shows or links to (images, downloads), below `assets/`, each once. */
export function findLinkedFiles(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(LINKED_FILE_PATTERN), (match) => match[1] ?? ''))];
}
