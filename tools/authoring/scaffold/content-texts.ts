import { readdir, readFile, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { MarkdownRenderer } from '../../markdown/markdown-renderer';
import { readSource } from '../../source/read-source';
import { compare, UsageError } from '../../support/problems';
import { applyEdits } from '../check/apply-edits';
import { rawOffsets } from '../check/raw-offsets';
import { textOf } from '../check/raw-text';
import { moveLinks } from './move-links';
import { readExactText } from './read-exact-text';
import type { MovedFiles } from './retarget';

/** Texts of files by name, below the content folder. */
type Texts = Map<string, string>;

/** Every file below the content folder, hidden ones too. */
export async function listFiles(root: string): Promise<Set<string>> {
  const ignore = ['**/node_modules/**'];
  return new Set(
    (await glob('**/*', { cwd: root, dot: true, ignore, followSymbolicLinks: false })).toSorted(compare),
  );
}

/** The pages' texts, as the bundler reads them. */
export async function readSources(root: string, files: ReadonlySet<string>): Promise<Texts> {
  const sources: Texts = new Map();
  for (const file of files) {
    if (!/\.md$/i.test(file)) continue;
    const { text } = await readSource(root, file);
    if (text !== null) sources.set(file, text);
  }
  return sources;
}

/** The texts of all `sidebar.yml`. */
export async function readSidebars(root: string, files: ReadonlySet<string>): Promise<Texts> {
  const texts: Texts = new Map();
  for (const file of files)
    if (/(?:^|\/)sidebar\.yml$/.test(file))
      texts.set(file, (await readExactText(path.join(root, file))) ?? '');
  return texts;
}

/** Pages whose links lead to files under other names. */
export interface RelinkedPages {
  /** The changed pages' new texts. */
  texts: Texts;
  /** By page: what was replaced, old → new. */
  replaced: Map<string, Map<string, string>>;
  /** By page: 1-based lines of the replaced links. */
  lines: Map<string, number[]>;
}

/** Updates all links, images and neighbours of pages for `moves`. Throws `UsageError` for a page that is not UTF-8. */
export async function relinkPages(
  root: string,
  sources: ReadonlyMap<string, string>,
  moves: MovedFiles,
  files: ReadonlySet<string>,
): Promise<RelinkedPages> {
  const renderer = new MarkdownRenderer();
  const relinked: RelinkedPages = { texts: new Map(), replaced: new Map(), lines: new Map() };
  for (const [file, source] of sources) {
    const edits = moveLinks(file, source, renderer, moves, files);
    if (edits.length === 0) continue;
    relinked.replaced.set(
      file,
      new Map(edits.map(({ start, end, text }) => [source.slice(start, end), text])),
    );
    relinked.lines.set(
      file,
      edits.map(({ start }) => source.slice(0, start).split('\n').length),
    );
    const raw = textOf(await readFile(path.join(root, file)));
    if (raw === undefined) {
      const hint = 'Save it as UTF-8 first: its links must be updated.';
      throw new UsageError(`${file} is not valid UTF-8 (it may be GBK or UTF-16). ${hint}`);
    }
    const toRaw = rawOffsets(raw);
    const inRaw = edits.map(({ start, end, text }) => ({ start: toRaw(start), end: toRaw(end), text }));
    relinked.texts.set(file, applyEdits(raw, inRaw));
  }
  return relinked;
}

/** The texts that differ from what is on disk. */
export async function onlyChanged(root: string, texts: ReadonlyMap<string, string>): Promise<Texts> {
  const changed: Texts = new Map();
  for (const [file, text] of texts)
    if ((await readExactText(path.join(root, file))) !== text) changed.set(file, text);
  return changed;
}

/** Deletes a folder that is empty now, and the empty folders above it. */
export async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder === '.' || (await readdir(path.join(root, folder))).length > 0) return;
  await rmdir(path.join(root, folder));
  await removeEmpty(root, path.posix.dirname(folder));
}
