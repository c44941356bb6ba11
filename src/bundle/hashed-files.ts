/**
 * Source of a regular expression, for JavaScript, nginx and Caddy: files of the bundle that never change. A hash is in
 * their own name or, in the search index, in that of their folder.
 */
export const HASHED_FILE_SOURCE = '(?:.+\\.[0-9a-f]{8,}\\.\\w+|search/[0-9a-f]{8,}/.+)';

/** A file of the bundle that never changes, by its name below the bundle's folder. */
export const HASHED_FILE_PATTERN = new RegExp(`^${HASHED_FILE_SOURCE}$`);
