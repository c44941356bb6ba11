import { slugify } from '../../../src/bundle/slug';
import { applyEdits } from './apply-edits';
import type { Edit } from './finding';
import type { InlineRun } from './inline-runs';

/** Whether edits to a run (offsets in its text) keep its anchor; only headings have one. */
export function keepsAnchor(run: InlineRun, edits: readonly Edit[]): boolean {
  return run.kind !== 'heading' || slugify(applyEdits(run.text, edits)) === slugify(run.text);
}
