/**
 * Script of print documents, which do without the app. It draws the diagrams that have no drawing yet, and lets the
 * keyboard scroll wide tables.
 */
import { guardDocument } from '../content/trusted-types';
import { isDrawn } from '../features/article/diagrams/diagram-state';
import { renderDiagrams } from '../features/article/diagrams/render-diagrams';
import { watchScrollableBoxes } from '../features/article/use-scrollable-boxes';

guardDocument();

const boxes = [...document.querySelectorAll<HTMLElement>('.mermaid')].filter((box) => !isDrawn(box));
void renderDiagrams(boxes, (box, svg) => box.prepend(svg));
watchScrollableBoxes(document);
