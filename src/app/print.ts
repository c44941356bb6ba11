import { guardDocument } from '../data/trusted-types';
import { isDrawn } from '../effects/diagram-state';
import { drawDiagrams } from '../effects/draw-diagrams';
import { watchScrollableBoxes } from '../effects/use-scrollable-boxes';

guardDocument();

/** A page made for printing is whole as it is; only what is not drawn yet has to be, and wide tables reached. */
const boxes = [...document.querySelectorAll<HTMLElement>('.mermaid')].filter((box) => !isDrawn(box));
void drawDiagrams(boxes, (box, svg) => box.prepend(svg));
watchScrollableBoxes(document);
