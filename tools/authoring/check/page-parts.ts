import { diagramOfToken } from '../../markdown/diagram-source';
import { drawingFileOf } from '../../markdown/diagrams/drawing-file';
import { findRunSamples } from '../../markdown/find-run-samples';
import type { Place } from '../../support/yaml-document';
import type { CheckedPage } from './checked-page';

/** What rules across pages need to know of a page's text. */
export interface PageParts {
  /** The samples marked `run`, as `verified.lock` knows them. */
  samples: { hash: string; place: Place }[];
  /** `drawing`: its file below the content folder, whether it is there or not. */
  diagrams: { drawing: string; place: Place }[];
}

/** Finds these parts of a page. */
export function partsOf(page: CheckedPage): PageParts {
  const { samples } = findRunSamples(page.tokens);
  return {
    samples: samples.map(({ token, hash }) => ({ hash, place: page.placeOf(token) })),
    diagrams: diagramsOf(page).map(({ drawing, place }) => ({ drawing, place })),
  };
}

/** The diagrams of a page: mermaid source, place, and the file of the drawing below the content folder. */
export function diagramsOf(page: CheckedPage): { source: string; drawing: string; place: Place }[] {
  return page.allTokens.flatMap((token) => {
    const source = diagramOfToken(token);
    return source === undefined ? [] : { source, drawing: drawingFileOf(source), place: page.placeOf(token) };
  });
}
