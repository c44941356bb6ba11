/*
 * Three words for what is wrong with the content:
 * - a fault: what is wrong, without a place in a file (`PathFault`, `SchemaFault`);
 * - a problem: a fault with its place, as an author is told of it (`Problem`);
 * - a finding: a problem that a rule of the check found; it may bring a fix (`Finding` in `authoring/check/finding.ts`).
 */

import { compare } from './compare';
import { formatCount } from './format-count';

/** A mistake in the content, described so that its author can fix it without help. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Path below the content folder, as the author knows it, with `/`. */
  file: string;
  /** Line and column count from 1; both are 1 when the whole file is meant. */
  line: number;
  column: number;
  /** Short name of the check, kebab-case. */
  rule: string;
  message: string;
  /** What to do, or what is allowed. */
  hint?: string;
}

/** An error at a place; without line and column, about the whole file. */
export function errorAt(
  { file, line = 1, column = 1 }: { file: string; line?: number; column?: number },
  rule: string,
  message: string,
  hint?: string,
): Problem {
  return { severity: 'error', file, line, column, rule, message, hint };
}

/** Collects the problems of a whole run, so that they can be reported together. */
export class ProblemList {
  readonly #problems: Problem[] = [];

  addAll(problems: readonly Problem[]): void {
    for (const problem of problems) this.#problems.push(problem);
  }

  /** Sorted by file, line, column and rule. */
  get all(): readonly Problem[] {
    return this.#problems.toSorted(
      (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule),
    );
  }

  get errorCount(): number {
    return this.#problems.filter((problem) => problem.severity === 'error').length;
  }

  get warningCount(): number {
    return this.#problems.length - this.errorCount;
  }

  /** Throws `ContentError` if one of the problems is an error. */
  refuseErrors(): void {
    if (this.errorCount > 0) throw new ContentError(this);
  }
}

/** The content has errors, so nothing was written. The problems have not been printed yet. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: ProblemList) {
    super(`${formatCount(problems.errorCount, 'error')} in the content`);
  }
}

/** The user asked for something impossible. It is reported without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** `file:line:column severity rule message`, with the hint on a second line. `prefix` is put before the file's path. */
export function formatProblem(problem: Problem, prefix: string): string {
  const place = `${prefix}${problem.file}:${problem.line}:${problem.column}`;
  const hint = problem.hint ? `\n    ${problem.hint}` : '';
  return `${place} ${problem.severity} ${problem.rule} ${problem.message}${hint}`;
}
