import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../content/hash';

/** Source folders that decide what an index looks like. */
const INDEXER_FOLDERS = ['.', '../../src/bundle/search'].map((folder) =>
  path.resolve(import.meta.dirname, folder),
);

/** What an index is made from, but for the records themselves. */
export interface SearchInput {
  /** Chunk files of the pages, below the bundle's folder; their names carry hashes. */
  files: string[];
  /** Names of the sections in the order of the site. */
  sections: string[];
  /** Section → factor for the rank of its pages, where it is not 1. */
  weights: Record<string, number>;
  /** Groups of words that mean the same. */
  synonyms: string[][];
}

/** An index that is to be made. */
export interface SearchPlan extends SearchInput {
  /** Its folder below the bundle's, ends with a slash. */
  folder: string;
}

/** Names the folder of the index that will be made from `input`: another one for other pages, or another indexer. */
export async function planSearch(input: SearchInput): Promise<SearchPlan> {
  const indexer = await Promise.all(INDEXER_FOLDERS.map(readSources));
  const hash = contentHash(JSON.stringify([{ ...input, files: input.files.toSorted() }, indexer]));
  return { ...input, folder: `search/${hash}/` };
}

async function readSources(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}
