/** Puts HTML into the document and returns its box; taken away after the test. */
export function showHtml(html: string): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = html;
  document.body.append(box);
  return box;
}

/** The one element a selector names; a missing one is a mistake of the test. */
export function find<T extends Element = HTMLElement>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`No element matches ${selector}`);
  return found;
}

/** Says where the window is scrolled to, and tells listeners. */
export function scrollWindowTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** Gives elements a distance from the window's top, as a layout would. */
export function placeAt(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops)) {
    const rect = { ...new DOMRect(0, top, 100, 20), top, bottom: top + 20 } as DOMRect;
    find(document, `[id="${id}"]`).getBoundingClientRect = () => rect;
  }
}
