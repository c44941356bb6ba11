import { guardDocument } from '../data/trusted-types';
import { drawDiagrams } from '../effects/diagrams';
import { watchScrollableBoxes } from '../effects/use-scrollable-boxes';

guardDocument();

/** A page made for printing is whole as it is; only its diagrams have to be drawn, and wide tables reached. */
const boxes = [...document.querySelectorAll<HTMLElement>('.mermaid')];
void drawDiagrams(boxes, (box, svg) => box.prepend(svg));
watchScrollableBoxes(document);
