import path from 'node:path';

/** Folder of the checkout. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');
