import path from 'node:path';
import type { Entry, Verdict } from '../authoring/migrate/migration-report';
import type { ProblemList } from '../support/problems';
import type { MigrationResult } from './migrate';

/** Headings of the report's sections. */
const TITLES: Record<Verdict, string> = {
  carried: 'Carried over',
  changed: 'Converted, or needs checking',
  left: 'Not carried over',
};

/** Maximum number of places listed for one finding. */
const MAX_PLACES = 20;

/** Maximum width of the first column; after longer text, the row continues on the next line. Characters. */
const MAX_COLUMN = 44;

/** Prints what became of the site, and the commands to run next. */
export function printMigration(result: MigrationResult, out: string): void {
  const { oldSite, entries, copied, written, problems } = result;
  console.log(
    `from     ${shorten(oldSite.docs)}, ${oldSite.config ? `settings ${shorten(oldSite.config)}` : 'no settings found'}`,
  );
  console.log(
    `to       ${out}: ${copied} files copied, ${written.length} written (${written.join(', ') || 'none'})`,
  );
  for (const verdict of ['carried', 'changed', 'left'] as const) {
    const rows = entries.filter((entry) => entry.verdict === verdict);
    if (rows.length === 0) continue;
    console.log(`\n${TITLES[verdict]} (${rows.length})\n`);
    printRows(rows);
  }
  const { errorCount, warningCount } = problems;
  console.log(`\nThe bundler finds ${errorCount} errors and ${warningCount} warnings in ${out}.`);
  if (errorCount > 0) console.log(`Errors by rule: ${countRules(problems)}.`);
  const note = errorCount > 0 ? '   # --lenient builds despite errors' : '';
  console.log(`Next:

  npm run check -- --source ${out}
  npm run dev -- --source ${out}
  npm run build -- --source ${out}${note}`);
}

function countRules({ all }: ProblemList): string {
  const rules = all.flatMap(({ severity, rule }) => (severity === 'error' ? [rule] : []));
  const countOf = (name: string) => rules.filter((rule) => rule === name).length;
  return [...new Set(rules)].map((rule) => `${rule} ${countOf(rule)}`).join(', ');
}

function printRows(rows: readonly Entry[]): void {
  const width = Math.min(MAX_COLUMN, Math.max(...rows.map(({ what }) => what.length)));
  const indent = ' '.repeat(width + 4);
  for (const { what, detail, places = [] } of rows) {
    if (what.length > width) console.log(`  ${what}\n${indent}${detail}`);
    else console.log(`  ${what.padEnd(width)}  ${detail}`);
    for (const place of places.slice(0, MAX_PLACES)) console.log(`${indent}  ${place}`);
    if (places.length > MAX_PLACES) console.log(`${indent}  … and ${places.length - MAX_PLACES} more`);
  }
}

function shorten(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative === '' || relative.startsWith('..') ? file : relative;
}
