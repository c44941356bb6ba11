import path from 'node:path';
import { decodeSafely, encodePath, isExternalLink } from '../../../src/bundle/paths';

/** Maps old names of moved files to new ones, below the content folder. */
export type MovedFiles = ReadonlyMap<string, string>;

/** What a link is corrected for. */
export interface Relocation {
  moves: MovedFiles;
  /** All files, by their names before the moves. */
  files: ReadonlySet<string>;
  /** Whether the page that a moved one becomes has an anchor (`#part`). All have when absent. */
  hasAnchor?(hash: string): boolean;
}

const INDEX_PATTERN = /(^|\/)(?:README|index)\.md$/i;

/**
 * Returns what an address in `file` must be after the moves; undefined when it stays the same. The form stays: relative
 * or from the root, with `.md`, with `.html` or a folder. Query and hash stay, too.
 */
export function retarget(
  address: string,
  file: string,
  { moves, files, hasAnchor = () => true }: Relocation,
): string | undefined {
  if (address === '' || address.startsWith('#') || isExternalLink(address)) return undefined;
  const [, target = '', query = '', hash = ''] = /^([^#?]*)([^#]*)(.*)/s.exec(address) ?? [];
  const isAbsolute = target.startsWith('/');
  const decoded = decodeSafely(target);
  const asked = isAbsolute
    ? path.posix.normalize(decoded.slice(1) || '.')
    : path.posix.join(path.posix.dirname(file), decoded);
  if (asked.startsWith('../')) return undefined;
  const found = fileAt(asked, files);
  const here = moves.get(file) ?? file;
  const there = found === undefined ? undefined : moves.get(found);
  if (there === undefined && (isAbsolute || here === file)) return undefined;
  // A broken link keeps its target, so that the check names the same target as before.
  const spelled = there === undefined ? asked : spellLike(asked, there);
  const text = isAbsolute ? `/${spelled}` : relativeTo(here, spelled, target);
  // If the author percent-encoded nothing, only awkward characters are encoded. Parentheses would end the address in
  // Markdown.
  const escaped = decoded === target ? text.replace(/[\s<>%?#]/g, encodeURIComponent) : encodePath(text);
  const encoded = escaped.replaceAll('(', '%28').replaceAll(')', '%29');
  const rest = query + (there === undefined || hasAnchor(hash) ? hash : '');
  return encoded === target ? undefined : encoded + rest;
}

/** The file that a link to this path leads to: a page may be named without `.md`, with `.html` or by its folder. */
export function fileAt(asked: string, files: ReadonlySet<string>): string | undefined {
  const bare = asked.replace(/\/$/, '').replace(/^\.$/, '');
  const page = bare.replace(/\.html$/i, '');
  const inFolder = (folder: string) =>
    ['README.md', 'index.md', 'readme.md'].map((name) => path.posix.join(folder, name));
  const candidates = asked.endsWith('/')
    ? [...inFolder(bare), `${bare}.md`]
    : [bare, `${page}.md`, ...inFolder(page.replace(/(^|\/)index$/, '$1'))];
  return candidates.find((candidate) => files.has(candidate));
}

/** The file that an entry of a sidebar names. */
export function fileOfEntry(value: string, sidebar: string, files: ReadonlySet<string>): string | undefined {
  const folder = path.posix.dirname(sidebar);
  return fileAt(value.startsWith('/') ? value.slice(1) : path.posix.join(folder, value), files);
}

/** A file's new name in the form of the old address: `.md`, `.html`, a folder, or without an ending. */
function spellLike(asked: string, there: string): string {
  if (/\.md$/i.test(asked) || !there.endsWith('.md')) return there;
  if (INDEX_PATTERN.test(there)) return there.replace(INDEX_PATTERN, '$1') || '.';
  const name = there.replace(/\.md$/, '');
  return asked.endsWith('/') || /\.html$/i.test(asked) ? `${name}.html` : name;
}

function relativeTo(file: string, target: string, written: string): string {
  const relative = path.posix.relative(path.posix.dirname(file), target.replace(/\/$/, '') || '.');
  const slash = target.endsWith('/') ? '/' : '';
  const short = relative === '' ? `.${slash || '/'}` : relative + slash;
  return written.startsWith('./') && !short.startsWith('.') ? `./${short}` : short;
}
