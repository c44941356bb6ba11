import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentType } from 'mime-types';
import { ASSETS_DIR } from '../../src/bundle/constants';
import { HASHED_FILE_SOURCE } from '../../src/bundle/hashed-files';
import { headersFor, IMMUTABLE, readHeaderFile } from '../documents/security/header-files';
import { belowBase, HEADERS_FILE } from '../site/file-names';
import { statIfThere } from '../support/real-path';
import type { FoundFile } from './find-file';

const IMMUTABLE_PATTERN = new RegExp(`/${ASSETS_DIR}${HASHED_FILE_SOURCE}$`);

/** All headers of a response with a file, except those that `send` adds. `site`: headers that every response has. */
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

/** Headers that every response has, from the `_headers` file of the last build; empty when there is no such file. */
export function readSiteHeaders(dist: string): Record<string, string> {
  const places = [HEADERS_FILE, belowBase(HEADERS_FILE)].map((name) => path.join(dist, name));
  const file = places.find((place) => statIfThere(place)?.isFile());
  return file === undefined ? {} : readHeaderFile(readFileSync(file, 'utf8'));
}
