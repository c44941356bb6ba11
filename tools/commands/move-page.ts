import { mkdir, readdir, readFile, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { decodeSafely, splitHash } from '../../src/bundle/paths';
import { applyEdits } from '../authoring/check/apply-edits';
import { BASELINE_FILE } from '../authoring/check/baseline';
import { rawOffsets } from '../authoring/check/raw-offsets';
import { textOf } from '../authoring/check/raw-text';
import { moveBaseline } from '../authoring/scaffold/move-baseline';
import { moveLinks } from '../authoring/scaffold/move-links';
import { moveSidebars } from '../authoring/scaffold/move-sidebars';
import { addressLookup, lostAddresses } from '../authoring/scaffold/moved-addresses';
import { readExactText } from '../authoring/scaffold/read-exact-text';
import { moveRedirects } from '../authoring/scaffold/redirects-text';
import { refuseLinks } from '../authoring/scaffold/refuse-links';
import { type ResolvedMove, resolveMove } from '../authoring/scaffold/resolve-move';
import { retargetYaml } from '../authoring/scaffold/retarget-yaml';
import { MarkdownRenderer } from '../markdown/markdown-renderer';
import { REDIRECTS_FILE } from '../source/config/read-redirects';
import { SITE_CONFIG_FILE } from '../source/config/read-site-config';
import { pathOf, regularPathOf } from '../source/page-paths';
import { readSource } from '../source/read-source';
import { parseSource } from '../source/source-page';
import { refuseOutside, writeSource } from '../source/write-source';
import { compare, UsageError } from '../support/problems';

/** What a move did, or would do in a dry run. */
export interface MoveResult extends ResolvedMove {
  /** Files whose text changes, by their names after the move, sorted. */
  changed: string[];
  /** Number of updated links and neighbours. */
  links: number;
  /** Old address → new: those that need a redirect in `redirects.yml`. */
  redirects: ReadonlyMap<string, string>;
}

/**
 * Moves a page or a folder and updates everything that names it: links, images and neighbours in pages, sidebars,
 * navigation, redirects, the check's baseline. All changes are computed before the first file is touched. Throws
 * `UsageError`.
 */
export async function movePage(
  root: string,
  from: string,
  to: string,
  isDryRun = false,
): Promise<MoveResult> {
  const files = new Set(
    (
      await glob('**/*', { cwd: root, dot: true, ignore: ['**/node_modules/**'], followSymbolicLinks: false })
    ).toSorted(compare),
  );
  const move = resolveMove(root, from, to, files);
  refuseLinks(root, move.from);
  refuseOutside(root, move.to);
  const sources = await readSources(root, files);
  const texts = new Map<string, string>();

  const renderer = new MarkdownRenderer();
  let links = 0;
  const relinked = new Map<string, Map<string, string>>();
  for (const [file, source] of sources) {
    const edits = moveLinks(file, source, renderer, move.moves, files);
    if (edits.length === 0) continue;
    links += edits.length;
    relinked.set(file, new Map(edits.map(({ start, end, text }) => [source.slice(start, end), text])));
    const raw = textOf(await readFile(path.join(root, file)));
    if (raw === undefined) {
      const hint = 'Save it as UTF-8 first: its links must be updated.';
      throw new UsageError(`${file} is not valid UTF-8 (it may be GBK or UTF-16). ${hint}`);
    }
    const toRaw = rawOffsets(raw);
    texts.set(
      file,
      applyEdits(
        raw,
        edits.map(({ start, end, text }) => ({ start: toRaw(start), end: toRaw(end), text })),
      ),
    );
  }
  const titleOf = (file: string): string | undefined => {
    const source = sources.get(file);
    const title = source === undefined ? undefined : parseSource(file, source).page.frontmatter.title;
    return title === undefined || title === null ? undefined : String(title);
  };
  const sidebars = await readAll(
    root,
    [...files].filter((file) => /(?:^|\/)sidebar\.yml$/.test(file)),
  );
  for (const [file, text] of moveSidebars(sidebars, move.moves, files, titleOf)) texts.set(file, text);

  const addresses = movedAddresses(move, sources);
  const site = await readExactText(path.join(root, SITE_CONFIG_FILE));
  if (site !== null) texts.set(SITE_CONFIG_FILE, applyEdits(site, siteEdits(site, move, addresses)));
  const redirects = (await readExactText(path.join(root, REDIRECTS_FILE))) ?? '';
  if (redirects !== '' || addresses.size > 0) texts.set(REDIRECTS_FILE, moveRedirects(redirects, addresses));
  const baseline = await moveBaseline(root, { moves: move.moves, addresses, links: relinked });
  if (baseline !== null) texts.set(BASELINE_FILE, baseline);

  const changed = await onlyChanged(root, texts);
  if (!isDryRun) await carryOut(root, move, changed);
  return {
    ...move,
    changed: [...changed.keys()].map((file) => move.moves.get(file) ?? file).toSorted(compare),
    links,
    redirects: lostAddresses(addresses),
  };
}

async function readSources(root: string, files: ReadonlySet<string>): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const file of files) {
    if (!/\.md$/i.test(file)) continue;
    const { text } = await readSource(root, file);
    if (text !== null) sources.set(file, text);
  }
  return sources;
}

async function readAll(root: string, files: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, (await readExactText(path.join(root, file))) ?? '');
  return texts;
}

/** Old address → new, decoded, of pages whose address changes; a permalink stays. */
function movedAddresses({ moves }: ResolvedMove, sources: ReadonlyMap<string, string>): Map<string, string> {
  const moved = new Map<string, string>();
  for (const [from, to] of moves) {
    const source = sources.get(from);
    // Files such as templates are not pages.
    if (source === undefined || from.split('/').some((part) => part.startsWith('.'))) continue;
    const { page } = parseSource(from, source);
    const before = pathOf(page);
    const after = pathOf({ ...page, relativePath: to });
    if (before !== after) moved.set(decodeSafely(before), decodeSafely(after));
    const regular = regularPathOf(from);
    // A page with a permalink could also be found at its file's address.
    if (regular !== before && before === after) moved.set(decodeSafely(regular), decodeSafely(after));
  }
  return moved;
}

/** Edits of `site.yml`: links follow addresses, and section names follow the section's folder. */
function siteEdits(text: string, { from, to }: ResolvedMove, addresses: ReadonlyMap<string, string>) {
  const isSection = !from.includes('/') && !to.includes('/');
  const addressNow = addressLookup(addresses);
  return retargetYaml(text, SITE_CONFIG_FILE, (value, keys) => {
    if (isSection && value === from && /^(?:sections|feed)$/.test(String(keys[0]))) return to;
    const { path: address, hash } = splitHash(value);
    const moved = addressNow(address);
    return moved === undefined ? undefined : moved + hash;
  });
}

async function onlyChanged(root: string, texts: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  for (const [file, text] of texts) {
    if ((await readExactText(path.join(root, file))) !== text) changed.set(file, text);
  }
  return changed;
}

async function carryOut(root: string, { from, to, moves }: ResolvedMove, texts: ReadonlyMap<string, string>) {
  for (const file of texts.keys()) refuseOutside(root, file);
  await mkdir(path.join(root, path.posix.dirname(to)), { recursive: true });
  await rename(path.join(root, from), path.join(root, to));
  for (const [file, text] of texts) writeSource(root, moves.get(file) ?? file, text);
  await removeEmpty(root, path.posix.dirname(from));
}

/** Deletes a folder that the move has emptied, and the empty folders above it. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder === '.' || (await readdir(path.join(root, folder))).length > 0) return;
  await rmdir(path.join(root, folder));
  await removeEmpty(root, path.posix.dirname(folder));
}
