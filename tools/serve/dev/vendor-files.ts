import path from 'node:path';
import { PROJECT_ROOT } from '../../support/project-root';

/** Folder of mermaid's bundled form, whose main file loads the others from beside it. */
export const MERMAID_DIR = path.join(PROJECT_ROOT, 'node_modules/mermaid/dist');

/** Where the development server has that folder, below the bundle's folder. */
export const VENDOR_PREFIX = 'vendor/mermaid/';

/** Mermaid's main file, below the bundle's folder. */
export const MERMAID_FILE = `${VENDOR_PREFIX}mermaid.esm.min.mjs`;
