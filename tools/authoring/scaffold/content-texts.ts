import { readdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { comparablePath, splitHash } from '../../../src/bundle/paths';
import { REDIRECTS_FILE } from '../../source/config/read-redirects';
import { SITE_CONFIG_FILE } from '../../source/config/read-site-config';
import { readUrlsLock } from '../../source/config/urls-lock';
import { readSource } from '../../source/read-source';
import { compare } from '../../support/compare';
import { LineStarts } from '../../support/line-starts';
import { pageParser } from '../check/checked-page';
import { applyEditsToRaw } from '../check/edits';
import { moveLinks } from './move-links';
import { readExactText } from './read-exact-text';
import type { MovedFiles } from './retarget';

/** Texts of files by name, below the content folder. */
type Texts = Map<string, string>;

/** Every file below the content folder, hidden ones too, except those of `node_modules/`. */
export async function listFiles(root: string): Promise<Set<string>> {
  const ignore = ['**/node_modules/**'];
  const files = await glob('**/*', { cwd: root, dot: true, ignore, followSymbolicLinks: false });
  return new Set(files.toSorted(compare));
}

/** Reads the files that name other files or addresses. Throws `UsageError` for a YAML file that is not UTF-8. */
export async function readTexts(root: string, files: ReadonlySet<string>) {
  const sources: Texts = new Map();
  const sidebars: Texts = new Map();
  for (const file of files) {
    const text = /\.md$/i.test(file) ? (await readSource(root, file)).text : null;
    if (text !== null) sources.set(file, text);
    if (/(?:^|\/)sidebar\.yml$/.test(file)) sidebars.set(file, (await readExactText(root, file)) ?? '');
  }
  const locked = await readUrlsLock(root);
  const published = new Set(locked.map((line) => comparablePath(splitHash(line).path)));
  return {
    sources,
    sidebars,
    site: (await readExactText(root, SITE_CONFIG_FILE)) ?? '',
    redirects: (await readExactText(root, REDIRECTS_FILE)) ?? '',
    // Without `urls.lock`, readers may have links to every address.
    isPublished: (address: string) => published.size === 0 || published.has(comparablePath(address)),
  };
}

/**
 * Corrects links to moved files; returns only changed pages, and the lines of the links, counted from 1. Throws `UsageError` if one of
 * them is not UTF-8.
 */
export async function relinkPages(
  root: string,
  sources: ReadonlyMap<string, string>,
  moves: MovedFiles,
  files: ReadonlySet<string>,
): Promise<{ texts: Texts; links: Map<string, number[]> }> {
  const parse = pageParser('');
  const texts: Texts = new Map();
  const links = new Map<string, number[]>();
  for (const [file, source] of sources) {
    const edits = moveLinks(parse(file, source), moves, files);
    if (edits.length === 0) continue;
    const raw = await readExactText(root, file);
    // A page that was deleted since it was read must not come back.
    if (raw === null) continue;
    const lineStarts = new LineStarts(source);
    links.set(
      file,
      edits.map(({ start }) => lineStarts.placeAt(start).line),
    );
    texts.set(file, applyEditsToRaw(raw, edits));
  }
  return { texts, links };
}

/** The texts that differ from what is on disk. A file that does not exist counts as empty. */
export async function onlyChanged(root: string, texts: ReadonlyMap<string, string>): Promise<Texts> {
  const changed: Texts = new Map();
  for (const [file, text] of texts)
    if (((await readExactText(root, file)) ?? '') !== text) changed.set(file, text);
  return changed;
}

/** Deletes a folder if it is empty, then each folder above it that has become empty. */
export async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  if (folder === '.' || (await readdir(path.join(root, folder))).length > 0) return;
  await rmdir(path.join(root, folder));
  await removeEmptyFolders(root, path.posix.dirname(folder));
}
