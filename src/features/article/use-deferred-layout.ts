import { type RefObject, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { LAYOUT_STEP_MS } from '../../bundle/constants';
import { whenIdle } from '../../shared/when-idle';

/**
 * With this attribute, `article.css` leaves blocks far down the page out of the layout. An article that the app
 * opens at its top has it (`article.tsx`). Before the app runs, `<html>` has it (`src/app/first-paint-script.ts`).
 */
const DEFER_ATTRIBUTE = 'data-defer-layout';

/** Lays out block after block, a few each time the browser is idle. Stops when `signal` aborts. */
async function layOutInSteps(blocks: readonly HTMLElement[], signal: AbortSignal): Promise<void> {
  let end = 0;
  for (const block of blocks) {
    if (performance.now() >= end) {
      await whenIdle(signal);
      end = performance.now() + LAYOUT_STEP_MS;
    }
    block.style.contentVisibility = 'visible';
    // Reading a size makes the browser lay out this block now, instead of all blocks at once in the next frame.
    block.getBoundingClientRect();
  }
}

/**
 * Whether the app opens this page at its top. For the page that the document was loaded with,
 * `src/app/first-paint-script.ts` decides.
 */
export function useOpensAtTop(): boolean {
  const navigation = useNavigationType();
  const { hash } = useLocation();
  const [opensAtTop] = useState(navigation !== NavigationType.Pop && hash === '');
  return opensAtTop;
}

/**
 * Lays out the blocks that the first layout left out, so that every position on the page is exact again. An article
 * that the app opens at its top is rendered with the attribute, because other effects of the same commit read sizes and
 * so force a layout.
 */
export function useDeferredLayout(container: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const article = container.current;
    const root = document.documentElement;
    if (!article || !(article.hasAttribute(DEFER_ATTRIBUTE) || root.hasAttribute(DEFER_ATTRIBUTE))) return;
    article.setAttribute(DEFER_ATTRIBUTE, '');
    root.removeAttribute(DEFER_ATTRIBUTE);
    const blocks = [...article.querySelectorAll<HTMLElement>(':scope > *')];
    const stop = new AbortController();
    const finish = (): void => {
      stop.abort();
      article.removeAttribute(DEFER_ATTRIBUTE);
      for (const block of blocks) block.style.removeProperty('content-visibility');
    };
    void layOutInSteps(blocks, stop.signal).then(finish);
    return finish;
  }, [container]);
}
