import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, 'search-queries.tsv');

/** Every so many queries one is not looked at while ranking is tuned. */
const HELD_OUT_EVERY = 3;

/** A query as readers would type it. */
export interface BenchQuery {
  query: string;
  /** Pages that answer it. */
  pages: ReadonlySet<string>;
  /** Whether it is kept out of tuning. */
  isHeldOut: boolean;
}

/** Reads `search-queries.tsv`: a query and the paths of the pages that answer it. */
export function readQueries(): BenchQuery[] {
  const [, ...lines] = readFileSync(FILE, 'utf8').trim().split('\n');
  return lines.map((line, i) => {
    const [query = '', pages = ''] = line.split('\t');
    return {
      query,
      pages: new Set(pages.split(' ')),
      isHeldOut: i % HELD_OUT_EVERY === HELD_OUT_EVERY - 1,
    };
  });
}
