import type { DevProblem } from '../../../src/bundle/dev-messages';
import type { Problem } from '../../support/problems';

/**
 * The errors among the problems, in the form that the browser's overlay needs. `folder` ends with `/` and is put before
 * the names of content files.
 */
export function toDevProblems(problems: readonly Problem[], folder: string): DevProblem[] {
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, message, hint }) => ({ file: folder + file, line, column, message, hint }));
}

/** All current errors, of the app and of the content. Calls `onChange` with all of them when they change. */
export class ProblemBoard {
  readonly #known: Record<'app' | 'content', readonly DevProblem[]> = { app: [], content: [] };

  constructor(private readonly onChange: (problems: DevProblem[]) => void) {}

  /** The app's errors come first: nothing else can be viewed until they are fixed. */
  get all(): DevProblem[] {
    return [...this.#known.app, ...this.#known.content];
  }

  set(origin: 'app' | 'content', problems: readonly DevProblem[]): void {
    const before = JSON.stringify(this.all);
    this.#known[origin] = problems;
    if (JSON.stringify(this.all) !== before) this.onChange(this.all);
  }
}
