import path from 'node:path';

/** Absolute path of the checkout. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');
