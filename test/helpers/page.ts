/** Appends a `<main>` with this HTML to the document and returns it. Does not remove it after the test. */
export function showHtml(html: string): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = html;
  document.body.append(box);
  return box;
}

/** The first element that matches a selector. Throws if there is none. */
export function find<T extends Element = HTMLElement>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`No element matches ${selector}`);
  return found;
}

/** Sets the scroll position of the window and fires `scroll`. */
export function scrollWindowTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** Gives the elements with these ids a distance from the top of the window, as a layout would. Pixels. */
export function placeAt(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops)) {
    const rect = { ...new DOMRect(0, top, 100, 20), top, bottom: top + 20 } as DOMRect;
    find(document, `[id="${id}"]`).getBoundingClientRect = () => rect;
  }
}
