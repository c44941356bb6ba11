import { type LoadCodeOptions, loadCode } from './load-code';
import { setLibrarySanitizer } from './trusted-types';

const importSanitizer = () => import(/* webpackChunkName: "sanitizer" */ './sanitize-html');

/**
 * Loads the sanitiser, for the HTML of pages and of libraries. The first page is in the document already and does not
 * need it; the next one does. Throws `ChunkLoadError` if the sanitiser does not load.
 */
export async function loadSanitizer(options?: LoadCodeOptions): ReturnType<typeof importSanitizer> {
  const sanitizer = await loadCode('sanitizer', importSanitizer, options);
  setLibrarySanitizer(sanitizer.sanitizeDiagram);
  return sanitizer;
}
