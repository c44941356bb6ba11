import { Listr } from 'listr2';

/** Width of the bar. Characters. */
const BAR_WIDTH = 24;

/** Runs a task that reports its progress, with a bar below its title. Resolves to the task's result; throws its error. */
export async function showProgress<Result>(
  title: string,
  task: (onProgress: (done: number, total: number, what: string) => void) => Promise<Result>,
): Promise<Result> {
  let outcome: { result: Result } | { error: unknown } | undefined;
  const tasks = new Listr([
    {
      title,
      task: async (_, shown) => {
        const onProgress = (done: number, total: number, what: string): void => {
          shown.output = `${progressBar(done, total)} ${done}/${total} ${what}`;
        };
        try {
          outcome = { result: await task(onProgress) };
        } catch (error) {
          outcome = { error };
          // The command prints the error itself, once.
          throw new Error('stopped');
        }
      },
    },
  ]);
  await tasks.run().catch(() => undefined);
  return unwrap(outcome, title);
}

function unwrap<Result>(outcome: { result: Result } | { error: unknown } | undefined, title: string): Result {
  if (outcome !== undefined && 'result' in outcome) return outcome.result;
  throw outcome?.error ?? new Error(`"${title}" did not run: this is a bug`);
}

/** A bar such as `████░░░░`. */
export function progressBar(done: number, total: number): string {
  const filled = total === 0 ? BAR_WIDTH : Math.floor((done / total) * BAR_WIDTH);
  return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
}
