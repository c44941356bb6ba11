import { drawDiagrams } from '../effects/diagrams';

/** A page made for printing is whole as it is; only its diagrams have to be drawn. */
const boxes = [...document.querySelectorAll<HTMLElement>('.mermaid')];
void drawDiagrams(boxes, (box, svg) => box.prepend(svg));
