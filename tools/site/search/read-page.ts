import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePageRecord } from '../../../src/bundle/parse-records';
import type { PageRecord } from '../../../src/bundle/records';
import type { PlannedPage } from './search-source';

/** Reads the record of a page from the first of these folders that has its file. */
export function readPage({ key }: PlannedPage, folders: readonly string[]): PageRecord {
  const places = folders.map((folder) => path.join(folder, key));
  const place = places.find((file) => existsSync(file)) ?? key;
  return parsePageRecord(JSON.parse(readFileSync(place, 'utf8')));
}
