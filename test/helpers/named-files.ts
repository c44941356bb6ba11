import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An address below `/docs/assets/` in the HTML of a page. */
const ADDRESS_PATTERN = /\/docs\/(assets\/[\w./-]+\.\w+)/g;

/** Name of a bundle file below `assets/`, as records, indexes and pages contain it. */
const CHUNK_PATTERN = /"((?:pages|sections|start|offline)\/[^"]+\.json|search\/[\da-f]+\/)"/g;

/** HTML files, and the indexes that lead to all other files, below the output folder. */
function documentsOf(out: string): string[] {
  const names = listFiles(out);
  return names.filter((name) => name.endsWith('.html') || /assets\/(?:site|start\/.*)\.json$/.test(name));
}

/**
 * Returns `document -> file` for each missing file that a document of a built site names. Reads the document
 * again before it reports one, because a build may have deleted or replaced the document in between.
 */
export function findMissing(out: string): string[] {
  return documentsOf(out).flatMap((document) => {
    const named = () => namedIn(readIfThere(path.join(out, document)));
    return named()
      .filter((file) => !existsSync(path.join(out, 'docs', file)) && named().includes(file))
      .map((file) => `${document} -> ${file}`);
  });
}

/** Paths of everything below a folder. Empty if a folder is deleted while it is listed. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Text of a file. Empty if the file was deleted after it was listed. */
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
