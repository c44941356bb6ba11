import { MESSAGES } from '../../../bundle/messages';
import { ARTICLE_TOOL_MESSAGES } from '../../../bundle/messages/article-tools';
import { openFullScreen } from '../full-screen/open-full-screen';

/** Factor by which one press of a zoom button changes the size. */
const ZOOM_STEP = 1.3;
/** Minimum size, as a factor of the drawing's natural size. */
const MIN_ZOOM = 0.25;
/** Maximum size, as a factor of the drawing's natural size. */
const MAX_ZOOM = 4;

/** Natural width of a drawing, in CSS pixels. */
function readNaturalWidth(svg: SVGSVGElement): number {
  const width = Number((svg.getAttribute('viewBox') ?? '').split(/[\s,]+/)[2]);
  return width > 0 ? width : svg.getBoundingClientRect().width;
}

/** Functions that size a drawing. The box around it scrolls, so touch, wheel and arrow keys move the drawing. */
function createSizer(svg: SVGSVGElement) {
  const naturalWidth = readNaturalWidth(svg);
  /** Restores the size that the style sheet sets. */
  const fitToBox = (): void => {
    svg.style.removeProperty('width');
    svg.style.removeProperty('min-width');
  };
  const zoomBy = (factor: number): void => {
    const scale = (svg.getBoundingClientRect().width / naturalWidth) * factor;
    svg.style.minWidth = '0';
    svg.style.width = `${naturalWidth * Math.min(Math.max(scale, MIN_ZOOM), MAX_ZOOM)}px`;
  };
  return { fitToBox, zoomBy };
}

function createButton(label: string, symbol: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = symbol;
  button.setAttribute('aria-label', label);
  button.title = label;
  button.addEventListener('click', onClick);
  return button;
}

/**
 * Adds buttons that zoom a drawing or show it full screen, and lets the mouse drag it in its box. Returns the cleanup.
 */
export function enablePanZoom(box: HTMLElement, svg: SVGSVGElement): () => void {
  const { fitToBox, zoomBy } = createSizer(svg);
  let close: (() => void) | undefined;
  const tools = document.createElement('div');
  tools.className = 'mermaid-tools';
  tools.append(
    createButton(MESSAGES.diagramZoomOut, '−', () => zoomBy(1 / ZOOM_STEP)),
    createButton(MESSAGES.diagramReset, '○', fitToBox),
    createButton(MESSAGES.diagramZoomIn, '+', () => zoomBy(ZOOM_STEP)),
    createButton(ARTICLE_TOOL_MESSAGES.fullScreenDiagram, '⤢', () => {
      close = openFullScreen(box, svg.getAttribute('aria-label') ?? MESSAGES.diagramLabel);
    }),
  );
  tools.lastElementChild?.classList.add('full-screen-diagram');
  const drag = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
    event.preventDefault();
    box.scrollBy(-event.movementX, -event.movementY);
  };
  box.prepend(tools);
  svg.addEventListener('pointermove', drag);
  return () => {
    close?.();
    tools.remove();
    svg.removeEventListener('pointermove', drag);
  };
}
