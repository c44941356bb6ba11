import { formatBaseline, readBaseline } from '../check/baseline';
import type { ReplacedLink } from './content-texts';
import type { MovedFiles } from './retarget';

/** A possible name in a finding's message: text in quotation marks, or a file or an address as a separate word. */
const NAME_PATTERN = /"([^"]+)"|[^\s"'(),:#]+/g;

/** The names that a move changes in the messages of findings. */
interface Renamings {
  moves: MovedFiles;
  /** Old address → new, decoded. */
  addresses: ReadonlyMap<string, string>;
  /** Links that the move changed, by the old name of the file they are in. */
  links: ReadonlyMap<string, readonly ReplacedLink[]>;
}

/**
 * The check's baseline after a move: known problems stay known, both those of a moved page and those of other pages
 * that name it. Null when the site has no baseline. Throws `UsageError` when the file is not a valid baseline.
 */
export async function moveBaseline(root: string, renamings: Renamings): Promise<string | null> {
  const baseline = await readBaseline(root);
  if (!baseline) return null;
  const files = Object.entries(baseline.files).map(([file, counts]) => {
    const renamed = Object.entries(counts).map(([key, count]) => [rename(key, file, renamings), count]);
    return [renamings.moves.get(file) ?? file, Object.fromEntries(renamed)];
  });
  return formatBaseline(Object.fromEntries(files));
}

function rename(key: string, file: string, { moves, addresses, links }: Renamings): string {
  const own = links.get(file);
  const nameNow = (name: string): string | undefined => moves.get(name) ?? addresses.get(name);
  return key.replace(NAME_PATTERN, (found, quoted?: string) => {
    if (quoted === undefined) return nameNow(found) ?? found;
    const now = own?.find(({ from }) => from === quoted)?.to ?? nameNow(quoted);
    return now === undefined ? found : `"${now}"`;
  });
}
