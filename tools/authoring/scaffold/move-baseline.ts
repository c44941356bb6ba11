import { formatBaseline, readBaseline } from '../check/baseline';
import type { ReplacedLink } from './content-texts';
import type { MovedFiles } from './retarget';

/** A possible name in a finding's message: text in quotation marks, or a file or an address as a separate word. */
const NAME_PATTERN = /"([^"]+)"|[^\s"'(),:#]+/g;

/** What a move renames. These names may be in the messages of findings. */
interface Renamings {
  moves: MovedFiles;
  /** Maps old addresses to new ones. Both are decoded. */
  addresses: ReadonlyMap<string, string>;
  /** Links that the move changed, by the old name of the file that has them. */
  links: ReadonlyMap<string, readonly ReplacedLink[]>;
}

/**
 * Rewrites the baseline (the known problems that `npm run check` does not report) after files were moved, so that these
 * problems stay known. Returns null when the site has no baseline. Throws `UsageError` when it is not valid.
 */
export async function moveBaseline(root: string, renamings: Renamings): Promise<string | null> {
  const baseline = await readBaseline(root);
  if (!baseline) return null;
  const files = Object.entries(baseline.files).map(([file, counts]) => {
    const renamed = Object.entries(counts).map(([key, count]) => [renameInKey(key, file, renamings), count]);
    return [renamings.moves.get(file) ?? file, Object.fromEntries(renamed)];
  });
  return formatBaseline(Object.fromEntries(files));
}

function renameInKey(key: string, file: string, { moves, addresses, links }: Renamings): string {
  const own = links.get(file);
  const nameNow = (name: string): string | undefined => moves.get(name) ?? addresses.get(name);
  return key.replace(NAME_PATTERN, (found, quoted?: string) => {
    if (quoted === undefined) return nameNow(found) ?? found;
    const now = own?.find(({ from }) => from === quoted)?.to ?? nameNow(quoted);
    return now === undefined ? found : `"${now}"`;
  });
}
