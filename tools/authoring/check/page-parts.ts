import { diagramOfToken } from '../../markdown/diagram-source';
import { drawingFileOf } from '../../markdown/diagrams/drawing-file';
import { findRunSamples } from '../../markdown/find-run-samples';
import type { Place } from '../../support/yaml-document';
import type { CheckedPage } from './checked-page';

/** The parts of a page's text that the rules for the whole site need. */
export interface PageParts {
  /** The samples marked `run`. `hash`: of the sample and its output, as `verified.lock` records it. */
  samples: { hash: string; place: Place }[];
  /** `drawing`: path of the diagram's drawing, relative to the content folder; the file need not exist. */
  diagrams: { drawing: string; place: Place }[];
}

/** Finds the samples and diagrams of a page. */
export function partsOf(page: CheckedPage): PageParts {
  const { samples } = findRunSamples(page.tokens);
  return {
    samples: samples.map(({ token, hash }) => ({ hash, place: page.placeOf(token) })),
    diagrams: diagramsOf(page).map(({ drawing, place }) => ({ drawing, place })),
  };
}

/** The diagrams of a page: mermaid source, place, and the path of the drawing relative to the content folder. */
export function diagramsOf(page: CheckedPage): { source: string; drawing: string; place: Place }[] {
  return page.allTokens.flatMap((token) => {
    const source = diagramOfToken(token);
    return source === undefined ? [] : { source, drawing: drawingFileOf(source), place: page.placeOf(token) };
  });
}
