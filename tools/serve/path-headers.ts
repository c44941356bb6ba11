import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentType } from 'mime-types';
import { ASSETS_DIR } from '../../src/bundle/constants';
import { HASHED_FILE_SOURCE } from '../../src/bundle/hashed-files';
import { headersFor, IMMUTABLE, readHeaderFile } from '../documents/security/header-files';
import type { FoundFile } from './find-file';

const IMMUTABLE_PATTERN = new RegExp(`/${ASSETS_DIR}${HASHED_FILE_SOURCE}$`);

/**
 * All headers of an answer with a file, except those that `send` reads from the file itself. `site`: headers of every
 * answer.
 */
export function pathHeaders(
  site: Readonly<Record<string, string>>,
  { name, encoding }: FoundFile,
): Record<string, string> {
  return {
    ...site,
    ...headersFor(name),
    'Cache-Control': IMMUTABLE_PATTERN.test(name) ? IMMUTABLE : 'no-cache',
    'Content-Type': contentType(path.posix.extname(name)) || 'application/octet-stream',
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  };
}

/** The headers of every answer, from the build's `_headers` file, which is read again when it changes. */
export class SiteHeaders {
  #headers: Readonly<Record<string, string>> = {};
  #stamp = '';

  constructor(private readonly file: string) {}

  /** Reads the headers; none for a site of another tool, which has no such file. */
  read(): Readonly<Record<string, string>> {
    const stats = statSync(this.file, { throwIfNoEntry: false });
    const stamp = stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : '';
    if (stamp !== this.#stamp) {
      this.#headers = stats ? readHeaderFile(readFileSync(this.file, 'utf8')) : {};
      this.#stamp = stamp;
    }
    return this.#headers;
  }
}
