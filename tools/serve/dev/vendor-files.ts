import path from 'node:path';
import { PROJECT_ROOT } from '../../support/project-root';

/** Folder of mermaid's bundled build, whose main file loads the others next to it. */
export const MERMAID_DIR = path.join(PROJECT_ROOT, 'node_modules/mermaid/dist');

/** URL path of `MERMAID_DIR` on the development server, relative to `/docs/assets/`. */
export const VENDOR_PREFIX = 'vendor/mermaid/';

/** URL path of mermaid's main file, relative to `/docs/assets/`. */
export const MERMAID_URL_PATH = `${VENDOR_PREFIX}mermaid.esm.min.mjs`;
