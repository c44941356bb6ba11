import { checkContent } from '../../tools/commands/check-content';
import { formatProblem } from '../../tools/support/problems';
import { createTree } from './temp-tree';

/** What `npm run check` reports for a content folder by these rules only, with hints on the same line. */
export async function checkTree(
  files: Record<string, string | Buffer>,
  ...rules: string[]
): Promise<string[]> {
  const { problems } = await checkContent(createTree(files));
  return problems.all
    .filter(({ rule }) => rules.includes(rule))
    .map((problem) => formatProblem(problem, '').replace(/\n\s+/, ' | '));
}

/** What `checkTree` returns for one page, without the file name and the word `warning`: `3:1 heading-level … | …`. */
export async function checkPage(source: string, ...rules: string[]): Promise<string[]> {
  const found = await checkTree({ 'a.md': source }, ...rules);
  return found.map((line) => line.replace('a.md:', '').replace(' warning ', ' '));
}
