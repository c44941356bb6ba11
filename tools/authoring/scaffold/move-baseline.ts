import { formatBaseline, readBaseline } from '../check/baseline';
import type { Moves } from './retarget';

/** What a finding's words may name: something in quotation marks, or a file or an address as a word of its own. */
const NAME_PATTERN = /"([^"]+)"|[^\s"'(),:#]+/g;

/** What a move does to the words of findings. */
export interface Renamings {
  moves: Moves;
  /** Old address → new, decoded. */
  addresses: ReadonlyMap<string, string>;
  /** Links that were mended, old → new, by the old name of the file they are in. */
  links: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * The doctor's baseline after a move: what is known of a page stays known of it, and so does what is known of others
 * because of it. Null for a site that keeps none. Throws `UsageError` for one that is no baseline.
 */
export async function moveBaseline(root: string, renamings: Renamings): Promise<string | null> {
  const baseline = await readBaseline(root);
  if (!baseline) return null;
  const files = Object.entries(baseline.files).map(([file, counts]) => {
    const own = Object.entries(counts).map(([key, count]) => [rename(key, file, renamings), count]);
    return [renamings.moves.get(file) ?? file, Object.fromEntries(own)];
  });
  return formatBaseline(Object.fromEntries(files));
}

function rename(key: string, file: string, { moves, addresses, links }: Renamings): string {
  const own = links.get(file);
  const nameNow = (name: string): string | undefined => moves.get(name) ?? addresses.get(name);
  return key.replace(NAME_PATTERN, (found, quoted?: string) => {
    if (quoted === undefined) return nameNow(found) ?? found;
    const now = own?.get(quoted) ?? nameNow(quoted);
    return now === undefined ? found : `"${now}"`;
  });
}
