import { contentHash } from '../content/hash';

/** Longest readable part of a chunk's name: file systems allow 255 bytes in all. Characters. */
const MAX_NAME_LENGTH = 80;

/** `pages/api-error.1a2b3c4d5e.json` for the path `api/error`; the folders are flat. */
export function chunkFileName(folder: 'pages' | 'sections', path: string, data: string): string {
  const name = path
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(-MAX_NAME_LENGTH);
  return `${folder}/${name || 'page'}.${contentHash(data)}.json`;
}
