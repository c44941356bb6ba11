import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../tools/support/project-root';

/** The project's own list of queries. */
export const OWN_QUERIES = path.join(PROJECT_ROOT, 'test/bench/search-queries.tsv');

/** One of this many queries is held out: it is not used to tune the ranking. */
const HELD_OUT_EVERY = 3;

/** A query as readers would type it. */
export interface BenchQuery {
  query: string;
  /** Pages that answer it. */
  pages: ReadonlySet<string>;
  /** Kind of the query, from the nearest `# kind:` line above it. Empty if there is none. */
  kind: string;
  /** Whether the query is not used to tune the ranking. */
  isHeldOut: boolean;
}

/**
 * Reads a list of queries. Each line holds a query, a tab, and the paths of the pages that answer it,
 * separated by spaces or bars. A line `# kind: error` names the kind of the queries below it.
 */
export function readQueries(file: string): BenchQuery[] {
  const queries: BenchQuery[] = [];
  let kind = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    kind = /^# kind: *(.+)/.exec(line)?.[1] ?? kind;
    const [query = '', pages] = line.split('\t');
    if (line.startsWith('#') || pages === undefined) continue;
    const isHeldOut = queries.length % HELD_OUT_EVERY === HELD_OUT_EVERY - 1;
    queries.push({ query, pages: new Set(pages.trim().split(/[| ]+/)), kind, isHeldOut });
  }
  return queries;
}
