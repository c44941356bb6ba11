import path from 'node:path';
import { styleText } from 'node:util';
import type { BuiltSite } from '../build';
import { countFiles } from '../site/make-bundle';
import { formatCount } from '../support/format-count';
import { formatProblem, type Problem, type ProblemList } from '../support/problems';

/** A finished build, and the addresses at which the site is served. */
export interface Summary extends BuiltSite {
  addresses?: readonly string[];
}

/** Maximum number of listed errors, and of listed warnings. Of more, the first of each rule are listed. */
const MAX_LISTED_PROBLEMS = 200;
const MAX_LISTED_OF_RULE = 10;

/**
 * Prints problems to standard error, grouped in the order of `severities`: by default errors come last, where they are
 * seen. If there are too many to list, their numbers by rule come first. `folder` is put before file names.
 */
export function printProblems(
  problems: ProblemList,
  folder: string,
  severities: readonly Problem['severity'][] = ['warning', 'error'],
): void {
  const groups = severities
    .map((severity) => problems.all.filter((problem) => problem.severity === severity))
    .filter((found) => found.length > 0);
  if (groups.some(({ length }) => length > MAX_LISTED_PROBLEMS)) printTotals(groups.toReversed());
  for (const found of groups) {
    const listed = found.length > MAX_LISTED_PROBLEMS ? firstOfEachRule(found) : found;
    for (const problem of listed)
      console.error(inColor(formatProblem(problem, `${folder}/`), problem.severity));
    if (found.length > listed.length) console.error(`… and ${found.length - listed.length} more`);
    console.error('');
  }
  if (groups.length === 0) return;
  const counts = { error: problems.errorCount, warning: problems.warningCount };
  const words = severities.toReversed().map((severity) => formatCount(counts[severity], severity));
  console.error(words.join(', '));
}

/** Prints the number of problems of each rule, the most frequent of a severity first. */
function printTotals(groups: readonly (readonly Problem[])[]): void {
  for (const found of groups) {
    const counts = new Map<string, number>();
    for (const { severity, rule } of found)
      counts.set(`${severity} ${rule}`, (counts.get(`${severity} ${rule}`) ?? 0) + 1);
    for (const [rule, count] of [...counts].toSorted(([, a], [, b]) => b - a))
      console.error(`${String(count).padStart(7)} ${rule}`);
  }
  console.error('');
}

function firstOfEachRule(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  return problems.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= MAX_LISTED_OF_RULE;
  });
}

/** Prints what a build wrote: pages, chunks, bytes, time, the folder, and the addresses at which the site is served. */
export function printSummary(summary: Summary): void {
  const { bundle, out, size, stageSeconds, seconds, addresses = [] } = summary;
  const { files, bytes } = size;
  const stages = Object.entries(stageSeconds)
    .map(([name, time]) => `${name} ${time.toFixed(1)}`)
    .join(', ');
  console.log(`pages    ${bundle.pages.length}`);
  console.log(`chunks   ${countFiles(bundle)}`);
  console.log(`files    ${files}`);
  console.log(`bytes    ${bytes} (${(bytes / 1024 / 1024).toFixed(1)} MB)`);
  console.log(`seconds  ${seconds.toFixed(1)}`);
  if (stages !== '') console.log(`stages   ${stages}`);
  console.log(`output   ${path.relative(process.cwd(), out) || out}`);
  for (const address of addresses) console.log(`address  ${address}`);
}

/** Prints the summary of a build as one JSON document, with the problems. */
export function printSummaryAsJson(summary: Summary): void {
  const { bundle, out: output, size, stageSeconds, seconds, addresses = [] } = summary;
  const counts = { pages: bundle.pages.length, chunks: countFiles(bundle), ...size };
  printProblemsAsJson(bundle.problems, { ...counts, seconds, stageSeconds, output, addresses });
}

/** Prints problems as one JSON document, after what was built. */
export function printProblemsAsJson(problems: ProblemList, built = {}): void {
  const { errorCount: errors, warningCount: warnings, all } = problems;
  console.log(JSON.stringify({ ...built, errors, warnings, problems: all }, null, 2));
}

/** Colours the word `error` or `warning` of a problem's line, in a terminal that shows colours. */
function inColor(line: string, severity: Problem['severity']): string {
  if (!process.stderr.isTTY || !process.stderr.hasColors()) return line;
  const color = severity === 'error' ? 'red' : 'yellow';
  return line.replace(` ${severity} `, ` ${styleText(color, severity)} `);
}
