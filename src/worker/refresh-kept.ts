import { parseSectionIndex } from '../bundle/parse-records';
import { findSectionPart } from '../bundle/paths';
import type { PageEntry, SectionIndex } from '../bundle/records';
import { CACHES, sectionOfCache, type WorkerSite } from '../bundle/worker-contract';
import { addressOf, dropOthers, hasFile, obtainFile } from '../content/offline/bundle-cache';
import { isValidResponse } from '../content/offline/check-response';
import { dropUnlisted, obtainSection } from '../content/offline/save-section';
import { readState, type SavedState, writeState } from '../content/offline/saved-state';

type Sections = WorkerSite['sections'];

/** The section indexes in a cache, by file. */
async function readIndexes(cache: Cache): Promise<Map<string, SectionIndex>> {
  const indexes = new Map<string, SectionIndex>();
  for (const request of await cache.keys()) {
    if (!request.url.startsWith(addressOf('sections/'))) continue;
    const response = await cache.match(request);
    if (response && (await isValidResponse(request.url, response)))
      indexes.set(request.url.slice(addressOf('').length), parseSectionIndex(await response.json()));
  }
  return indexes;
}

/** The index files in which the new version lists the pages of an old index file. */
function successorsOf({ section, pages }: SectionIndex, sections: Sections): string[] {
  const ref = sections.find(({ name }) => name === section);
  if (!ref) return [];
  const found = pages.map(({ path }) => findSectionPart({ ...ref, path: '', title: '' }, path)?.file);
  return [...new Set(found.filter((file) => file !== undefined))];
}

/** Fetches the changed records of pages the reader has loaded, so that the new version can show them offline too. */
async function refreshRecords(sections: Sections): Promise<void> {
  const cache = await caches.open(CACHES.records);
  for (const old of (await readIndexes(cache)).values()) {
    const entries = new Map<string, PageEntry>();
    for (const file of successorsOf(old, sections)) {
      const index = parseSectionIndex(await (await obtainFile(cache, file)).json());
      for (const entry of index.pages) entries.set(entry.path, entry);
    }
    for (const { path, file } of old.pages) {
      const newFile = entries.get(path)?.file;
      if (newFile === undefined || newFile === file || !(await hasFile(cache, file))) continue;
      await obtainFile(cache, newFile);
    }
  }
}

async function savedCaches(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => sectionOfCache(name) !== undefined);
  return Promise.all(names.map((name) => caches.open(name)));
}

/**
 * Fetches the changed files of completely saved sections. Writes their states when all are fetched, so that none is
 * marked as up to date while another is not.
 */
async function refreshSaved(sections: Sections): Promise<void> {
  const refreshed: [Cache, SavedState][] = [];
  for (const cache of await savedCaches()) {
    const state = await readState(cache);
    const section = state?.isComplete && sections.find(({ name }) => name === state.section);
    if (section) refreshed.push([cache, await obtainSection(cache, section)]);
  }
  for (const [cache, state] of refreshed) await writeState(cache, state);
}

/** Deletes files from the saved sections that their states do not list. */
async function dropUnlistedOfSaved(): Promise<void> {
  for (const cache of await savedCaches()) await dropUnlisted(cache);
}

/**
 * Fetches the files on this device that a new version of the site has changed. Deletes nothing of the version
 * before: pages still read it. Throws what `obtainFile` throws. The files fetched until then stay, so that the next
 * attempt need not fetch them again; if the storage is full, those of saved sections are deleted.
 */
export async function refreshKept({ sections }: WorkerSite): Promise<void> {
  try {
    await refreshRecords(sections);
    await refreshSaved(sections);
  } catch (error) {
    // The new version does not fit. What was fetched of it would keep the storage full.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await dropUnlistedOfSaved();
    throw error;
  }
}

/** Deletes the files kept for the version before. To be called once the new version has taken over. */
export async function dropOutdated({ sections }: WorkerSite): Promise<void> {
  await dropUnlistedOfSaved();
  const records = await caches.open(CACHES.records);
  const current = new Set(sections.flatMap(({ parts }) => parts.map(({ file }) => file)));
  const indexes = [...(await readIndexes(records))].filter(([file]) => current.has(file));
  const pages = indexes.flatMap(([file, index]) => [file, ...index.pages.map((page) => page.file)]);
  await dropOthers(records, new Set(pages));
}
