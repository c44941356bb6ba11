import { fileStem } from '../source/file-stem';
import { contentHash } from '../support/hash';

/** File of the bundle for the record of a source file. */
export function pageFileName(relativePath: string, data: string): string {
  return chunkFileName('pages', relativePath.replace(/\.md$/i, ''), data);
}

/** `pages/api-error.1a2b3c4d5e.json` for the path `api/error`; the folders are flat. */
export function chunkFileName(folder: 'pages' | 'sections', path: string, data: string): string {
  return `${folder}/${fileStem(path, 'page')}.${contentHash(data)}.json`;
}
