import { statSync } from 'node:fs';

/** `<size> <time>` of a file; empty when there is no file. A different stamp means that the content may differ. */
export function stampOf(place: string): string {
  const found = statSync(place, { throwIfNoEntry: false });
  return found?.isFile() ? `${found.size} ${found.mtimeMs}` : '';
}
