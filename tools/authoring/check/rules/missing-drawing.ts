import { existsSync } from 'node:fs';
import path from 'node:path';
import { drawingFileOf } from '../../../markdown/diagrams/drawing-file';
import type { CheckedPage } from '../checked-page';
import { diagramsOf } from '../find-diagrams';
import type { Finding } from '../finding';
import type { PageRule } from '../rule';

const NAME = 'missing-drawing';

/** Reports diagrams that readers' browsers have to draw, with a library of several hundred kilobytes. */
export const missingDrawing: PageRule = { names: [NAME], check: checkMissingDrawing };

function checkMissingDrawing(page: CheckedPage, root: string): Finding[] {
  return diagramsOf(page)
    .filter(({ source }) => !existsSync(path.join(root, drawingFileOf(source))))
    .map(({ place }) => ({
      severity: 'warning',
      ...place,
      rule: NAME,
      message: 'this diagram is not drawn yet: browsers have to, and do not know its size before',
      hint: 'Run "npm run diagrams" and commit what it writes.',
    }));
}

/** Files of the drawings of a page's diagrams, whether they exist or not. */
export function drawingsOf(page: CheckedPage): string[] {
  return [...new Set(diagramsOf(page).map(({ source }) => drawingFileOf(source)))];
}
