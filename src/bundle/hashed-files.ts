/** Source of a regular expression for files of the bundle that never change: a hash is in their name, or in that of their search index's folder. For JavaScript, nginx and Caddy. */
export const HASHED_FILE_SOURCE = '(?:.+\\.[0-9a-f]{8,}\\.\\w+|search/[0-9a-f]{8,}/.+)';

/** A file of the bundle that never changes, by its name below the bundle's folder. */
export const HASHED_FILE_PATTERN = new RegExp(`^${HASHED_FILE_SOURCE}$`);
