import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An address below `/docs/assets/` in the HTML of a page. */
const ADDRESS_PATTERN = /\/docs\/(assets\/[\w./-]+\.\w+)/g;

/** A file of the bundle, as records, indexes and pages name it: below `assets/`. */
const CHUNK_PATTERN = /"((?:pages|sections|start|offline)\/[^"]+\.json|search\/[\da-f]+\/)"/g;

/** Documents, and the indexes that point at all else, below the output folder. */
function documentsOf(out: string): string[] {
  const names = listFiles(out);
  return names.filter((name) => name.endsWith('.html') || /assets\/(?:site|start\/.*)\.json$/.test(name));
}

/**
 * `document -> file` for each file that a document of a built site names and that is not there. A document that a build
 * deletes or replaces between the two looks does not count: it is read again.
 */
export function findMissing(out: string): string[] {
  return documentsOf(out).flatMap((document) => {
    const named = () => namedIn(readIfThere(path.join(out, document)));
    return named()
      .filter((file) => !existsSync(path.join(out, 'docs', file)) && named().includes(file))
      .map((file) => `${document} -> ${file}`);
  });
}

/** None when a folder is deleted while it is listed. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Empty for a file that was deleted since it was listed. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function namedIn(text: string): string[] {
  const addresses = [...text.matchAll(ADDRESS_PATTERN)].map(([, file = '']) => file);
  const chunks = [...text.matchAll(CHUNK_PATTERN)].map(([, file = '']) => `assets/${file}`);
  return [...new Set([...addresses, ...chunks])];
}
