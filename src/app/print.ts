import { guardDocument } from '../content/trusted-types';
import { isDrawn } from '../features/article/diagrams/diagram-state';
import { renderDiagrams } from '../features/article/diagrams/render-diagrams';
import { watchScrollableBoxes } from '../features/article/use-scrollable-boxes';

guardDocument();

/** A print document is complete as it is; only undrawn diagrams are drawn, and wide tables made reachable. */
const boxes = [...document.querySelectorAll<HTMLElement>('.mermaid')].filter((box) => !isDrawn(box));
void renderDiagrams(boxes, (box, svg) => box.prepend(svg));
watchScrollableBoxes(document);
