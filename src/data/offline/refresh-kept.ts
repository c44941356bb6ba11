import { parseSectionIndex } from '../../bundle/parse-records';
import { findSectionPart } from '../../bundle/paths';
import type { PageEntry, SectionIndex } from '../../bundle/records';
import { CACHES, sectionOfCache, type WorkerSite } from '../../bundle/worker-contract';
import { addressOf, hasFile, obtainFile } from './bundle-cache';
import { saveSection } from './save-section';
import { readState } from './saved-state';

async function readIndexes(cache: Cache): Promise<SectionIndex[]> {
  const prefix = addressOf('sections/');
  const requests = (await cache.keys()).filter(({ url }) => url.startsWith(prefix));
  const responses = await Promise.all(requests.map((request) => cache.match(request)));
  const values = await Promise.all(
    responses.map((response): Promise<unknown> | undefined => response?.json()),
  );
  return values.filter((value) => value !== undefined).map(parseSectionIndex);
}

/** The files of the new version in which an old index file's pages are listed now. */
function successorsOf({ section, pages }: SectionIndex, site: WorkerSite): string[] {
  const ref = site.sections.find(({ name }) => name === section);
  if (!ref) return [];
  const found = [pages[0], pages.at(-1)].map(
    (page) => page && findSectionPart({ ...ref, path: '', title: '' }, page.path)?.file,
  );
  return [...new Set(found.filter((file) => file !== undefined))];
}

/** Fetches what has changed of the pages the reader came by, so that they can be read offline in the new version too. */
async function refreshRecords(site: WorkerSite): Promise<void> {
  const cache = await caches.open(CACHES.records);
  for (const old of await readIndexes(cache)) {
    const entries = new Map<string, PageEntry>();
    for (const file of successorsOf(old, site)) {
      const index = parseSectionIndex(await (await obtainFile(cache, file)).json());
      for (const entry of index.pages) entries.set(entry.path, entry);
    }
    for (const { path, file } of old.pages) {
      const now = entries.get(path)?.file;
      if (now === undefined || now === file || !(await hasFile(cache, file))) continue;
      await obtainFile(cache, now);
    }
  }
}

/** The same for the sections the reader has saved whole. Older files stay until the new version takes over. */
async function refreshSaved(site: WorkerSite): Promise<void> {
  for (const name of await caches.keys()) {
    const section = site.sections.find((ref) => ref.name === sectionOfCache(name));
    if (!section) continue;
    const state = await readState(await caches.open(name));
    if (state?.isComplete) await saveSection(section, { keepOld: true });
  }
}

/**
 * Brings what is on this device up to a new version of the site: only what changed is fetched. Throws what
 * `obtainFile` throws; what was read does not keep what was saved from being done.
 */
export async function refreshKept(site: WorkerSite): Promise<void> {
  try {
    await refreshRecords(site);
  } finally {
    await refreshSaved(site);
  }
}
