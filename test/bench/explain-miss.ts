import type { RankedPage } from '../../src/features/search/engine/rank-pages';
import type { SearchEngine, WeighedTerm } from '../../src/features/search/engine/search-types';
import type { BenchQuery } from './search-queries';

/** Number of first pages that are shown whether they are wanted or not. */
const SHOWN = 3;

/** Number of hits among which wanted pages are looked for. */
const DEPTH = 60;

/**
 * Returns lines that explain why no wanted page is the first hit: the value of each term of the query, then
 * the first hits and the best wanted page, with the parts of their scores and the terms they lack. An author
 * sees which words the wanted page needs.
 */
export async function explainMiss(engine: SearchEngine, { query, pages }: BenchQuery): Promise<string[]> {
  let terms: readonly WeighedTerm[] = [];
  let ranked: readonly RankedPage[] = [];
  const { hits } = await engine.search(query, {
    limit: DEPTH,
    onRanked: (found, all) => {
      terms = found;
      ranked = all;
    },
  });
  const counted = terms.filter(({ value }) => value > 0);
  const lines = [`    parts ${counted.map(({ term, value }) => `${term} ${value.toFixed(1)}`).join(', ')}`];
  for (const [i, { path }] of hits.entries()) {
    const isWanted = pages.has(path);
    const page = ranked[i];
    if (!page || (i >= SHOWN && !isWanted)) continue;
    lines.push(`  ${isWanted ? '*' : ' '} ${i + 1}. ${path}  ${describe(page, terms)}`);
    if (isWanted) break;
  }
  if (!hits.some(({ path }) => pages.has(path)))
    lines.push(`  * not among ${DEPTH}: ${[...pages].join(' ')}`);
  return lines;
}

function describe({ score, parts, held }: RankedPage, terms: readonly WeighedTerm[]): string {
  const sum = Object.entries(parts)
    .filter(([, value]) => value >= 0.005)
    .map(([name, value]) => `${name} ${value.toFixed(2)}`)
    .join(' + ');
  const lacking = terms.filter(({ value }, i) => value > 0 && !held.includes(i)).map(({ term }) => term);
  return `${score.toFixed(2)} = ${sum}${lacking.length > 0 ? `; lacks ${lacking.join(', ')}` : ''}`;
}
