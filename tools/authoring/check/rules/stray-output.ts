import { findRunSamples } from '../../../markdown/find-run-samples';
import type { PageRule } from '../rule';

const NAME = 'stray-output';

/** Reports blocks marked `output` that no sample stands right before: nothing would ever compare them. */
export const strayOutput: PageRule = {
  names: [NAME],
  check: (page) =>
    findRunSamples(page.tokens).strays.map((token) =>
      page.findingOf(token, {
        rule: NAME,
        message: 'no sample marked "run" stands right before this output',
        hint: 'Move it behind its sample, or take "output" away.',
      }),
    ),
};
