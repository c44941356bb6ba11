import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteRule } from '../rule';

/** Reports diagrams without a drawing: browsers have to draw them, with a library of several hundred kilobytes. */
export const missingDrawing: SiteRule = {
  names: ['missing-drawing'],
  check: ({ root, diagrams }) =>
    diagrams
      .filter(({ drawing }) => !existsSync(path.join(root, drawing)))
      .map(({ place }) => ({
        ...place,
        message: 'this diagram has no drawing: browsers have to draw it, and do not know its size in advance',
        hint: 'Run "npm run diagrams" and commit what it writes.',
      })),
};
