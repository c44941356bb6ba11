import { type LoadCodeOptions, loadCode } from './load-code';
import { sanitizeForLibraries } from './trusted-types';

const importSanitizer = () => import(/* webpackChunkName: "sanitizer" */ './sanitize-html');

/**
 * The sanitiser. The page a reader comes to needs none, it stands in the document already; the next one does.
 * Throws `ChunkLoadError` when it does not load.
 */
export async function loadSanitizer(options?: LoadCodeOptions): ReturnType<typeof importSanitizer> {
  const sanitizer = await loadCode('sanitizer', importSanitizer, options);
  sanitizeForLibraries(sanitizer.sanitizeDiagram);
  return sanitizer;
}
