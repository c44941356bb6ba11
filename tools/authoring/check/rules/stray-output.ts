import { findRunSamples } from '../../../markdown/find-run-samples';
import type { PageRule } from '../rule';

/** Reports blocks marked `output` that do not stand right after a sample: nothing would ever compare them. */
export const strayOutput: PageRule = {
  names: ['stray-output'],
  check: (page) =>
    findRunSamples(page.tokens).strays.map((token) => ({
      ...page.placeOf(token),
      message: 'no sample marked "run" stands right before this output',
      hint: 'Move it right after its sample, or remove "output".',
    })),
};
