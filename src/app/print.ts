import { guardDocument } from '../content/trusted-types';
import { isDrawn } from '../features/article/diagrams/diagram-state';
import { drawDiagrams } from '../features/article/diagrams/draw-diagrams';
import { watchScrollableBoxes } from '../features/article/use-scrollable-boxes';

guardDocument();

/** A page made for printing is whole as it is; only what is not drawn yet has to be, and wide tables reached. */
const boxes = [...document.querySelectorAll<HTMLElement>('.mermaid')].filter((box) => !isDrawn(box));
void drawDiagrams(boxes, (box, svg) => box.prepend(svg));
watchScrollableBoxes(document);
