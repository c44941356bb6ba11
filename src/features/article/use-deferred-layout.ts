import { type RefObject, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { LAYOUT_STEP_MS } from '../../bundle/constants';
import { whenIdle } from '../../shared/when-idle';

/**
 * With it `article.css` leaves blocks far below out of the layout. It is on an article that the app opens (`article.tsx`),
 * and before the app runs on `<html>` (`src/app/first-paint-script.ts`).
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
    // Reading a size makes the browser lay it out now, not all blocks at once in the next frame.
    block.getBoundingClientRect();
  }
}

/** Whether the app opens this page at its top. For the document's own page `src/app/first-paint-script.ts` does. */
export function useOpensAtTop(): boolean {
  const navigation = useNavigationType();
  const { hash } = useLocation();
  const [opensAtTop] = useState(navigation !== NavigationType.Pop && hash === '');
  return opensAtTop;
}

/**
 * Lays out what the first layout left out, so that every position on the page is exact again. An article that the app
 * opens at its top is rendered with the attribute: other effects of the same commit read sizes, and so lay it out.
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
