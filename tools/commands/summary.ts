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

/** Maximum number of listed errors, and of listed warnings; the rest is counted. Nobody fixes more at once. */
const MAX_LISTED_PROBLEMS = 200;

/**
 * Prints problems to standard error, grouped in the order of `severities`: by default errors come last, where they are
 * seen. `folder` is put before file names.
 */
export function printProblems(
  problems: ProblemList,
  folder: string,
  severities: readonly Problem['severity'][] = ['warning', 'error'],
): void {
  const groups = severities
    .map((severity) => problems.all.filter((problem) => problem.severity === severity))
    .filter((found) => found.length > 0);
  for (const found of groups) {
    for (const problem of found.slice(0, MAX_LISTED_PROBLEMS))
      console.error(inColor(formatProblem(problem, `${folder}/`), problem.severity));
    if (found.length > MAX_LISTED_PROBLEMS) console.error(`… and ${found.length - MAX_LISTED_PROBLEMS} more`);
    console.error('');
  }
  if (groups.length === 0) return;
  const counts = { error: problems.errorCount, warning: problems.warningCount };
  const words = severities.toReversed().map((severity) => formatCount(counts[severity], severity));
  console.error(words.join(', '));
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
