import path from 'node:path';
import { z } from 'zod';
import { writeSource } from '../../source/write-source';
import { compare } from '../../support/compare';
import { type Problem, UsageError } from '../../support/problems';
import { readOptionalText } from '../../support/read-optional-text';
import type { Finding } from './finding';

/**
 * File of the baseline (known problems that the check does not report), below the content folder. The bundler ignores
 * it, because its name begins with a dot.
 */
export const BASELINE_FILE = '.check-baseline.json';

/** Counts by file and `rule: message`. Without line numbers, so that an edit above a problem does not make it new. */
const baselineSchema = z.object({
  version: z.literal(1),
  files: z.record(z.string(), z.record(z.string(), z.int().positive())),
});

type Baseline = z.infer<typeof baselineSchema>;

/** Reads a site's baseline; null when it has none. Throws `UsageError` when the file is not valid. */
export async function readBaseline(root: string): Promise<Baseline | null> {
  const text = await readOptionalText(path.join(root, BASELINE_FILE));
  if (text === null) return null;
  try {
    return baselineSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new UsageError(
      `${path.join(root, BASELINE_FILE)} is not a valid baseline (${error instanceof Error ? error.name : 'unreadable'}). Write a new one: npm run check -- --baseline write`,
    );
  }
}

/** Writes a baseline that lists all of these problems as known. */
export async function writeBaseline(root: string, problems: readonly Problem[]): Promise<void> {
  const files: Baseline['files'] = {};
  for (const problem of problems) {
    const counts = files[problem.file] ?? {};
    files[problem.file] = counts;
    counts[keyOf(problem)] = (counts[keyOf(problem)] ?? 0) + 1;
  }
  writeSource(root, BASELINE_FILE, formatBaseline(files));
}

/** Text of a baseline, sorted so that a diff shows only real changes. */
export function formatBaseline(files: Baseline['files']): string {
  const sorted = sortKeys(
    Object.fromEntries(Object.entries(files).map(([file, counts]) => [file, sortKeys(counts)])),
  );
  return `${JSON.stringify({ version: 1, files: sorted }, null, 2)}\n`;
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => compare(a, b)));
}

/**
 * Returns the findings that are not in the baseline (`fresh`), how many are in it (`known`), and how many problems of
 * the baseline were not found any more (`resolved`).
 */
export function subtractBaseline(
  findings: readonly Finding[],
  baseline: Baseline | null,
): { fresh: Finding[]; known: number; resolved: number } {
  const left = new Map<string, number>();
  for (const [file, counts] of Object.entries(baseline?.files ?? {}))
    for (const [key, count] of Object.entries(counts)) left.set(`${file} ${key}`, count);
  const fresh = findings.filter((finding) => {
    const key = `${finding.file} ${keyOf(finding)}`;
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
  const resolved = [...left.values()].reduce((sum, count) => sum + count, 0);
  return { fresh, known: findings.length - fresh.length, resolved };
}

function keyOf({ rule, message }: Problem): string {
  return `${rule}: ${message}`;
}
