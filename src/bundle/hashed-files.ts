/**
 * Regular expression for the files of the bundle that never change, as text for JavaScript, nginx and Caddy. Such a
 * file has a hash in its name or, in the search index, in the name of its folder.
 */
export const HASHED_FILE_SOURCE = '(?:.+\\.[0-9a-f]{8,}\\.\\w+|search/[0-9a-f]{8,}/.+)';

/** Matches the path, below the bundle's folder, of a file that never changes. */
export const HASHED_FILE_PATTERN = new RegExp(`^${HASHED_FILE_SOURCE}$`);
