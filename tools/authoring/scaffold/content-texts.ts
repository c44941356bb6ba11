import { readdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
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
import { publishedAddresses } from './redirects-text';
import type { MovedFiles } from './retarget';

/** Texts of files by name, below the content folder. */
type Texts = Map<string, string>;

/** The texts of a content folder that name its files and addresses. */
interface ContentTexts {
  /** The pages, as the bundler reads them. */
  sources: Texts;
  /** All `sidebar.yml`. */
  sidebars: Texts;
  /** `site.yml` and `redirects.yml`; empty where there is none. */
  site: string;
  redirects: string;
  /** Whether readers may have links to an address, by `urls.lock`. */
  isPublished: (address: string) => boolean;
}

/** Every file below the content folder, hidden ones too. */
export async function listFiles(root: string): Promise<Set<string>> {
  const ignore = ['**/node_modules/**'];
  return new Set(
    (await glob('**/*', { cwd: root, dot: true, ignore, followSymbolicLinks: false })).toSorted(compare),
  );
}

/** Reads these texts of a content folder. Throws `UsageError` for a YAML file that is not UTF-8. */
export async function readTexts(root: string, files: ReadonlySet<string>): Promise<ContentTexts> {
  const sources: Texts = new Map();
  const sidebars: Texts = new Map();
  for (const file of files) {
    const text = /\.md$/i.test(file) ? (await readSource(root, file)).text : null;
    if (text !== null) sources.set(file, text);
    if (/(?:^|\/)sidebar\.yml$/.test(file)) sidebars.set(file, (await readExactText(root, file)) ?? '');
  }
  return {
    sources,
    sidebars,
    site: (await readExactText(root, SITE_CONFIG_FILE)) ?? '',
    redirects: (await readExactText(root, REDIRECTS_FILE)) ?? '',
    isPublished: publishedAddresses(await readUrlsLock(root)),
  };
}

/** Pages with changed links. */
interface RelinkedPages {
  /** The changed pages' new texts. */
  texts: Texts;
  /** By page: what was replaced, old → new. */
  replaced: Map<string, Map<string, string>>;
  /** By page: 1-based lines of the replaced links. */
  lines: Map<string, number[]>;
}

/**
 * Texts of pages in which links, images and neighbours follow `moves`; writes nothing. Throws `UsageError` for a page that
 * has to change and is not UTF-8.
 */
export async function relinkPages(
  root: string,
  sources: ReadonlyMap<string, string>,
  moves: MovedFiles,
  files: ReadonlySet<string>,
): Promise<RelinkedPages> {
  const parse = pageParser('');
  const relinked: RelinkedPages = { texts: new Map(), replaced: new Map(), lines: new Map() };
  for (const [file, source] of sources) {
    const edits = moveLinks(parse(file, source), moves, files);
    if (edits.length === 0) continue;
    const raw = await readExactText(root, file);
    // A page that was deleted since it was read must not come back.
    if (raw === null) continue;
    const replaced = edits.map(({ start, end, text }) => [source.slice(start, end), text] as const);
    relinked.replaced.set(file, new Map(replaced));
    const lineStarts = new LineStarts(source);
    const lines = edits.map(({ start }) => lineStarts.placeAt(start).line);
    relinked.lines.set(file, lines);
    relinked.texts.set(file, applyEditsToRaw(raw, edits));
  }
  return relinked;
}

/** The texts that differ from what is on disk. A file that is not there is empty. */
export async function onlyChanged(root: string, texts: ReadonlyMap<string, string>): Promise<Texts> {
  const changed: Texts = new Map();
  for (const [file, text] of texts)
    if (((await readExactText(root, file)) ?? '') !== text) changed.set(file, text);
  return changed;
}

/** Deletes a folder that is empty now, and the empty folders above it. */
export async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder === '.' || (await readdir(path.join(root, folder))).length > 0) return;
  await rmdir(path.join(root, folder));
  await removeEmpty(root, path.posix.dirname(folder));
}
