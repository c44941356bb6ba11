import { statSync } from 'node:fs';

/** `<size> <time>` of a file; empty when there is none. Another stamp means that its content may be another. */
export function stampOf(place: string): string {
  const found = statSync(place, { throwIfNoEntry: false });
  return found?.isFile() ? `${found.size} ${found.mtimeMs}` : '';
}
