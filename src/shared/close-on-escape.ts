/** A modal dialog, which closes by itself, or a box that covers the page as one does. */
const MODAL_SELECTOR = 'dialog[open]';
const COVER_SELECTOR = '[aria-modal="true"], .medium-zoom-overlay';

/** What Escape closes, the innermost last. Shared, because one key may close only one thing. */
const closers: (() => void)[] = [];

function closeInnermost({ key, isComposing, defaultPrevented }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing || defaultPrevented || document.querySelector(MODAL_SELECTOR)) return;
  closers.at(-1)?.();
}

/** Calls `close` for the Escape key, unless something opened later closes first. Returns the cleanup. */
export function closeOnEscape(close: () => void): () => void {
  const closer = (): void => close();
  if (closers.length === 0) document.addEventListener('keydown', closeInnermost);
  closers.push(closer);
  return () => {
    const at = closers.indexOf(closer);
    if (at >= 0) closers.splice(at, 1);
    if (closers.length === 0) document.removeEventListener('keydown', closeInnermost);
  };
}

/** Whether something covers the page, behind which no shortcut may act. */
export function isPageCovered(): boolean {
  return document.querySelector(`${MODAL_SELECTOR}, ${COVER_SELECTOR}`) !== null;
}
