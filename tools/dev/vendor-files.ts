import path from 'node:path';

/** Folder of mermaid's bundled form, whose main file loads the others from beside it. */
export const MERMAID_DIR = path.resolve(import.meta.dirname, '../../node_modules/mermaid/dist');

/** Where the development server has that folder, below the bundle's folder. */
export const VENDOR_PREFIX = 'vendor/mermaid/';

/** Mermaid's main file, below the bundle's folder. */
export const MERMAID_FILE = `${VENDOR_PREFIX}mermaid.esm.min.mjs`;
