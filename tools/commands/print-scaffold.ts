import path from 'node:path';
import type { MoveResult } from './move-page';
import type { NewPageResult } from './new-page';
import type { RemoveResult } from './remove-page';

/** Prints where a new page was created. */
export function printNewPage(
  { file, template, text, sidebar }: NewPageResult,
  source: string,
  isDryRun: boolean,
): void {
  console.log(
    `${isDryRun ? 'would write' : 'wrote'}  ${source}/${file}  (${template ? `from ${template}` : 'no template found'})`,
  );
  if (sidebar) {
    const group = sidebar.groups.length > 0 ? `, in ${sidebar.groups.join(' → ')}` : '';
    console.log(
      `${isDryRun ? 'would list' : 'listed'} it  ${source}/${sidebar.file}:${sidebar.line}${group}`,
    );
  }
  if (isDryRun) console.log(`\n${text}`);
}

/** Prints the result of a move. */
export function printMove(result: MoveResult, source: string, isDryRun: boolean): void {
  const { from, to, moves, changed, links, redirects } = result;
  console.log(
    `${isDryRun ? 'would move' : 'moved'}  ${source}/${from} → ${source}/${to}  (${moves.size} files)`,
  );
  console.log(`links updated  ${links}`);
  for (const [before, after] of redirects) console.log(`redirect  ${before} → ${after}`);
  for (const file of changed) console.log(`${isDryRun ? 'would change' : 'changed'}  ${source}/${file}`);
}

/** Prints the result of a removal. */
export function printRemoval(
  { file, changed, links, redirect }: RemoveResult,
  source: string,
  isDryRun: boolean,
): void {
  console.log(`${isDryRun ? 'would delete' : 'deleted'}  ${source}/${file}`);
  if (links > 0) console.log(`links updated  ${links}`);
  if (redirect) console.log(`redirect  ${redirect[0]} → ${redirect[1]}`);
  for (const name of changed) console.log(`${isDryRun ? 'would change' : 'changed'}  ${source}/${name}`);
}

/** Prints what a new site consists of, and how to go on. */
export function printNewSite(files: readonly string[], folder: string): void {
  for (const file of files) console.log(`wrote  ${path.join(folder, file)}`);
  console.log(
    [
      '',
      `npm run dev -- --source ${folder}    shows it while you write`,
      `npm run check -- --source ${folder}  finds mistakes`,
      `npm run build -- --source ${folder} --out ${path.join(path.dirname(folder), 'dist')}`,
    ].join('\n'),
  );
}
