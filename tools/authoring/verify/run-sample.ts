import { z } from 'zod';
import { findRunSamples, type RunSample } from '../../markdown/find-run-samples';
import type { Place } from '../../support/yaml-document';
import { type CheckedPage, parsePages } from '../check/checked-page';
import { callRunner } from './call-runner';
import { compareLines, type DiffLine, MAX_CELLS } from './compare-lines';
import { ProductFault, type Target } from './product';

/**
 * What the runner of a language writes about a sample: its output, what checked it without running it, or why it cannot
 * be run here.
 */
const sampleReply = z.union([
  z.object({ output: z.string() }),
  z.object({ checked: z.string() }),
  z.object({ skip: z.string() }),
]);

/** A sample with its place, and the page it is on. */
export interface PlacedSample extends RunSample {
  page: CheckedPage;
  place: Place;
}

/** All samples of a content folder, in the order of its files. */
export async function findSamples(root: string): Promise<PlacedSample[]> {
  const found: PlacedSample[] = [];
  for await (const page of parsePages(root))
    for (const sample of findRunSamples(page.tokens).samples)
      found.push({ ...sample, page, place: page.placeOf(sample.token) });
  return found;
}

export type Outcome =
  /** `checked`: the program that checked it without running it. */
  | { kind: 'same'; checked?: string }
  | { kind: 'differs'; actual: string; diff: DiffLine[] }
  | { kind: 'excused'; reason: string }
  | { kind: 'failed'; message: string };

/** Runs a sample and compares its output with the output on its page. Throws `ProductFault`. */
export async function runSample(root: string, sample: PlacedSample, target: Target): Promise<Outcome> {
  const { language, code, attributes, place } = sample;
  const request = { language, code, attributes, page: place.file, line: place.line, ...target };
  const reply = await callRunner({ root, name: language, request, reply: sampleReply });
  if ('skip' in reply) return { kind: 'excused', reason: reply.skip };
  if ('checked' in reply) return { kind: 'same', checked: reply.checked };
  if ('error' in reply) {
    if (reply.kind !== 'sample') throw new ProductFault(reply, target, `${place.file}:${place.line}`);
    return { kind: 'failed', message: reply.error };
  }
  if (sample.output === undefined) return { kind: 'same' };
  return compareOutput(sample.output.text, reply.output);
}

/** Compares the output on a page with the real one; white space at the end of either does not count. */
export function compareOutput(expected: string, output: string): Outcome {
  const actual = output.replace(/\r\n?/g, '\n').trimEnd();
  const page = expected.trimEnd().split('\n');
  const given = actual.split('\n');
  if (page.length * given.length > MAX_CELLS)
    return { kind: 'failed', message: `the product gave ${given.length} lines, too many to compare` };
  const diff = compareLines(page, given);
  return diff.every(({ sign }) => sign === ' ') ? { kind: 'same' } : { kind: 'differs', actual, diff };
}
