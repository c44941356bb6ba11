import path from 'node:path';
import { PROJECT_ROOT } from '../../support/project-root';

/** Folder of mermaid's bundled build, whose main file loads the others next to it. */
export const MERMAID_DIR = path.join(PROJECT_ROOT, 'node_modules/mermaid/dist');

/** Where the development server serves that folder, relative to the bundle's folder. */
export const VENDOR_PREFIX = 'vendor/mermaid/';

/** Mermaid's main file, relative to the bundle's folder. */
export const MERMAID_FILE = `${VENDOR_PREFIX}mermaid.esm.min.mjs`;
