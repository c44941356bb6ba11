import { existsSync } from 'node:fs';
import path from 'node:path';
import { diagramOfToken } from '../../../markdown/diagram-source';
import { drawingFileOf } from '../../../markdown/diagrams/drawing-file';
import type { CheckedPage } from '../checked-page';
import type { ExaminedPage, SiteRule } from '../rule';

/** Reports diagrams without a drawing: browsers have to draw them, with a library of several hundred kilobytes. */
export const missingDrawing: SiteRule = {
  names: ['missing-drawing'],
  check: ({ root, pages }) =>
    pages
      .flatMap(({ diagrams }) => diagrams)
      .filter(({ drawing }) => !existsSync(path.join(root, drawing)))
      .map(({ place }) => ({
        ...place,
        message: 'this diagram has no drawing: browsers have to draw it, and do not know its size in advance',
        hint: 'Run "npm run diagrams" and commit what it writes.',
      })),
};

/** Finds the diagrams of a page. */
export function diagramsOf(page: CheckedPage): ExaminedPage['diagrams'] {
  return page.allTokens.flatMap((token) => {
    const source = diagramOfToken(token);
    return source === undefined ? [] : { source, drawing: drawingFileOf(source), place: page.placeOf(token) };
  });
}
