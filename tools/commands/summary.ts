import path from 'node:path';
import type { BuiltSite } from '../build';
import { countFiles } from '../site/make-bundle';
import { inWords } from '../support/in-words';
import { formatProblem, type ProblemList } from '../support/problems';

/** A finished build, or a bundle alone, which has no stages. */
export type BuildSummary = Omit<BuiltSite, 'stageSeconds'> & Partial<Pick<BuiltSite, 'stageSeconds'>>;

/** Further problems are counted, not listed: nobody fixes more at once. */
const MAX_LISTED_PROBLEMS = 200;

/** Prints problems to standard error; `folder` is put before file names. */
export function printProblems(problems: ProblemList, folder: string): void {
  const { all } = problems;
  const prefix = folder === '' ? '' : `${folder}/`;
  for (const problem of all.slice(0, MAX_LISTED_PROBLEMS)) console.error(formatProblem(problem, prefix));
  if (all.length > MAX_LISTED_PROBLEMS) console.error(`… and ${all.length - MAX_LISTED_PROBLEMS} more`);
  if (all.length > 0) {
    const { errorCount, warningCount } = problems;
    console.error(`${inWords(errorCount, 'error')}, ${inWords(warningCount, 'warning')}`);
  }
}

/** Prints what a build wrote: pages, chunks, bytes, time, the folder, and the addresses at which the site is served. */
export function printSummary(
  { bundle, out, size: { files, bytes }, stageSeconds = {}, seconds }: BuildSummary,
  addresses: readonly string[] = [],
): void {
  const stages = Object.entries(stageSeconds)
    .map(([name, time]) => `${name} ${time.toFixed(1)}`)
    .join(', ');
  const rows: [string, string][] = [
    ['pages', String(bundle.pages.length)],
    ['chunks', String(countFiles(bundle))],
    ['files', String(files)],
    ['bytes', `${bytes} (${(bytes / 1024 / 1024).toFixed(1)} MB)`],
    ['seconds', seconds.toFixed(1)],
    ...(stages === '' ? [] : [['stages', stages] satisfies [string, string]]),
    ['output', path.relative(process.cwd(), out) || out],
    ...addresses.map((address): [string, string] => ['address', address]),
  ];
  console.log(rows.map(([name, value]) => `${name.padEnd(8)} ${value}`).join('\n'));
}
