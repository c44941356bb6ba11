import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSiteHandler } from '../../tools/serve/site-handler';
import type { BuildRun } from './measure-build';
import { measureReaders, type Visit } from './measure-reader';
import { median } from './median';
import { type BenchSite, withEdits } from './sites';

/** One column of the table: the measurements of a site's builds and of a visit to it. */
export interface Comparison {
  name: string;
  cold: BuildRun;
  allChanged: BuildRun;
  afterEdit: BuildRun;
  megabytes: number;
  files: number;
  visit?: Visit | undefined;
}

/** Builds each site `rounds` times in turn: from nothing, with every page changed, and after an edit of one page. */
async function measureBuilds(sites: BenchSite[], rounds: number): Promise<Omit<Comparison, 'visit'>[]> {
  const runs = sites.map(() => ({ cold: [], allChanged: [], afterEdit: [] }) as Record<string, BuildRun[]>);
  for (let round = 0; round < rounds; round++) {
    for (const [index, site] of sites.entries()) {
      site.forget();
      runs[index]?.cold?.push(await site.build());
      await withEdits(site.pages, async () => runs[index]?.allChanged?.push(await site.build()));
      await site.build();
      const page = site.pages[Math.floor(site.pages.length / 2)];
      await withEdits(page ? [page] : [], async () => runs[index]?.afterEdit?.push(await site.build()));
    }
  }
  return sites.map(({ name, output }, index) => {
    const { cold = [], allChanged = [], afterEdit = [] } = runs[index] ?? {};
    const result = { cold: medianOf(cold), allChanged: medianOf(allChanged), afterEdit: medianOf(afterEdit) };
    return { name, ...result, ...sizeOf(output) };
  });
}

function medianOf(runs: BuildRun[]): BuildRun {
  const of = (key: 'seconds' | 'cpuSeconds' | 'peakMemory'): number => median(runs.map((run) => run[key]));
  return {
    seconds: of('seconds'),
    cpuSeconds: of('cpuSeconds'),
    peakMemory: of('peakMemory'),
    output: runs.at(-1)?.output ?? '',
  };
}

function sizeOf(folder: string): { megabytes: number; files: number } {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => statSync(path.join(folder, name))).filter((one) => one.isFile());
  return { megabytes: files.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024, files: files.length };
}

/**
 * Serves every site with our own server, and visits them in turn. Sites without a page to visit have no
 * result.
 */
async function measureVisits(sites: BenchSite[], runs: number): Promise<(Visit | undefined)[]> {
  const servers = sites.map(({ output }) => createServer(createSiteHandler(output)));
  try {
    const tours = await Promise.all(
      sites.flatMap(({ visit }, index) => {
        const server = servers[index];
        if (!visit || !server) return [];
        const opened = new Promise<string>((resolve) => {
          server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
        });
        return opened.then((origin) => ({ address: origin + visit.page, next: visit.next }));
      }),
    );
    const visits = await measureReaders(tours, runs);
    return sites.map(({ visit }) => (visit ? visits.shift() : undefined));
  } finally {
    for (const server of servers) server.close();
  }
}

/** Builds and visits all sites, in turn. */
export async function compareSites(
  sites: BenchSite[],
  { rounds, runs }: { rounds: number; runs: number },
): Promise<Comparison[]> {
  const builds = await measureBuilds(sites, rounds);
  const visits = runs > 0 ? await measureVisits(sites, runs) : [];
  return builds.map((build, index) => ({ ...build, visit: visits[index] }));
}

/** The table: name of a row → name of a site → figure. A row leaves out sites without the figure. */
export function tableOf(comparisons: Comparison[]): Record<string, Record<string, number>> {
  const rows: [string, (one: Comparison) => number | undefined, number?][] = [
    ['build from nothing, s', ({ cold }) => cold.seconds, 1],
    ['CPU time of it, s', ({ cold }) => cold.cpuSeconds, 1],
    ['peak memory of it, MB', ({ cold }) => cold.peakMemory],
    ['build with every page changed, s', ({ allChanged }) => allChanged.seconds, 2],
    ['build after an edit of one page, s', ({ afterEdit }) => afterEdit.seconds, 2],
    ['output, MB', ({ megabytes }) => megabytes],
    ['output, files', ({ files }) => files],
    ...visitRows(),
  ];
  return Object.fromEntries(
    rows.flatMap(([row, of, digits = 0]) => {
      const values = comparisons.map((one) => [one.name, of(one)] as const);
      const known = values.flatMap(([name, value]) =>
        value === undefined ? [] : [[name, Number(value.toFixed(digits))] as const],
      );
      return known.length === 0 ? [] : [[row, Object.fromEntries(known)]];
    }),
  );
}

function visitRows(): [string, (one: Comparison) => number | undefined, number?][] {
  return VISIT_ROWS.map(([row, of, digits]) => [row, ({ visit }) => visit && of(visit), digits]);
}

/** Rows about a visit: name, figure and number of decimals. */
export const VISIT_ROWS: [string, (visit: Visit) => number, number?][] = [
  ['first contentful paint, ms', ({ firstPaint }) => firstPaint],
  ['largest contentful paint, ms', ({ largestPaint }) => largestPaint],
  ['blocking time, all, ms', ({ blocking }) => blocking],
  ['blocking time after the first paint, ms', ({ blockingAfterPaint }) => blockingAfterPaint],
  ['cumulative layout shift', ({ layoutShift }) => layoutShift, 4],
  ['bytes, KB', ({ bytes }) => bytes / 1024],
  ['of these JavaScript, KB', ({ scriptBytes }) => scriptBytes / 1024],
  ['requests', ({ requests }) => requests],
  ['next page, first time, ms', ({ nextPage }) => nextPage],
  ['next page, again, ms', ({ nextPageAgain }) => nextPageAgain],
];
