import { Listr } from 'listr2';

/** Characters of the bar. */
const BAR_WIDTH = 24;

/** Runs a task that says how far it is, with a progress bar below its title. */
export async function showProgress<Result>(
  title: string,
  task: (onProgress: (done: number, total: number, what: string) => void) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  const tasks = new Listr(
    [
      {
        title,
        task: async (_, shown) => {
          const result = await task((done, total, what) => {
            shown.output = `${progressBar(done, total)} ${done}/${total} ${what}`;
          });
          results.push(result);
        },
      },
    ],
    // The command prints the error itself.
    { rendererOptions: { showErrorMessage: false }, fallbackRenderer: 'simple' },
  );
  await tasks.run();
  const [result] = results;
  if (result === undefined) throw new Error('the task gave no result');
  return result;
}

/** A bar such as `████░░░░`. */
export function progressBar(done: number, total: number): string {
  const filled = total === 0 ? BAR_WIDTH : Math.floor((done / total) * BAR_WIDTH);
  return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
}
