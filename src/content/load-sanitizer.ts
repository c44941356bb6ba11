import { type LoadCodeOptions, loadCode } from './load-code';
import { sanitizeForLibraries } from './trusted-types';

const importSanitizer = () => import(/* webpackChunkName: "sanitizer" */ './sanitize-html');

/**
 * Loads the sanitiser. The first page is in the document already and does not need it; the next one does.
 * Throws `ChunkLoadError` if it does not load.
 */
export async function loadSanitizer(options?: LoadCodeOptions): ReturnType<typeof importSanitizer> {
  const sanitizer = await loadCode('sanitizer', importSanitizer, options);
  sanitizeForLibraries(sanitizer.sanitizeDiagram);
  return sanitizer;
}
