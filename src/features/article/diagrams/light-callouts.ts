const END_SELECTOR = '[data-callout]';

/**
 * Numbers in schematics and the rows that explain them: the mouse or the focus on one lights up the other. Returns a
 * function that ends that.
 */
export function lightCallouts(): () => void {
  let lit: Element[] = [];
  const light = ({ target }: Event): void => {
    const end = target instanceof Element ? target.closest<HTMLElement | SVGElement>(END_SELECTOR) : null;
    for (const element of lit) element.classList.remove('is-lit');
    const number = end?.dataset.callout;
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
