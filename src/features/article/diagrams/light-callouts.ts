const CALLOUT_SELECTOR = '[data-callout]';

/**
 * Highlights a number in a schematic and the table row that explains it, together, while the mouse or the focus is on
 * one of them. Returns the cleanup.
 */
export function lightCallouts(): () => void {
  let lit: Element[] = [];
  const light = ({ target }: Event): void => {
    const callout = target instanceof Element ? target.closest<HTMLElement>(CALLOUT_SELECTOR) : null;
    for (const element of lit) element.classList.remove('is-lit');
    const number = callout?.dataset.callout;
    lit =
      number === undefined ? [] : [...document.querySelectorAll(`[data-callout="${CSS.escape(number)}"]`)];
    for (const element of lit) element.classList.add('is-lit');
  };
  document.addEventListener('pointerover', light);
  document.addEventListener('focusin', light);
  return () => {
    document.removeEventListener('pointerover', light);
    document.removeEventListener('focusin', light);
  };
}
