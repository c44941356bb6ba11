/** Maximum size, as a factor of the size that fits the screen. */
const MAX_ZOOM = 8;
/** Factor of a double click, and of a turn of the mouse wheel by one pixel. */
const CLICK_ZOOM = 2;
const WHEEL_ZOOM = 1.002;

/**
 * Lets two fingers, the mouse wheel and a double click enlarge a drawing that fits its box, and a finger or the mouse
 * move it then. Returns a function that sets it back.
 */
export function enablePinch(drawing: SVGSVGElement): () => void {
  const stop = new AbortController();
  const pointers = new Map<number, DOMPoint>();
  let [zoom, x, y] = [1, 0, 0];

  /** Enlarges the drawing, and moves the place under `from` to `to`. */
  const change = (factor: number, from: DOMPoint, to = from): void => {
    const { left, top } = drawing.getBoundingClientRect();
    const newZoom = Math.min(Math.max(zoom * factor, 1), MAX_ZOOM);
    const scale = newZoom / zoom;
    x += to.x - left - scale * (from.x - left);
    y += to.y - top - scale * (from.y - top);
    zoom = newZoom;
    if (zoom === 1) [x, y] = [0, 0];
    drawing.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
  };
  const listen = <K extends keyof SVGElementEventMap>(
    type: K,
    listener: (event: SVGElementEventMap[K]) => void,
  ): void => drawing.addEventListener(type, listener, { signal: stop.signal, passive: false });

  listen('pointerdown', (event) => {
    drawing.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, pointOf(event));
  });
  listen('pointermove', (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = spreadOf(pointers);
    pointers.set(event.pointerId, pointOf(event));
    const after = spreadOf(pointers);
    change(before.radius > 0 ? after.radius / before.radius : 1, before.middle, after.middle);
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    listen(type, ({ pointerId }) => pointers.delete(pointerId));
  listen('wheel', (event) => {
    event.preventDefault();
    change(WHEEL_ZOOM ** -event.deltaY, pointOf(event));
  });
  listen('dblclick', (event) => change(zoom > 1 ? 0 : CLICK_ZOOM, pointOf(event)));
  return () => {
    stop.abort();
    drawing.style.removeProperty('transform');
  };
}

function pointOf({ clientX, clientY }: MouseEvent): DOMPoint {
  return new DOMPoint(clientX, clientY);
}

/** The middle between one or two pointers, and their distance from it. */
function spreadOf(pointers: ReadonlyMap<number, DOMPoint>): { middle: DOMPoint; radius: number } {
  const [first = new DOMPoint(), second = first] = pointers.values();
  const middle = new DOMPoint((first.x + second.x) / 2, (first.y + second.y) / 2);
  return { middle, radius: Math.hypot(first.x - middle.x, first.y - middle.y) };
}
