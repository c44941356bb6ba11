import { type RefObject, useEffect } from 'react';
import { LONG_CODE_LINES } from '../../../bundle/constants';
import { loadCode } from '../../../content/load-code';

const importTools = () => import(/* webpackChunkName: "code-tools" */ './code-tools');

/** Whether lines are, or would be without wrapping, wider than the block, or there are many of them. */
function needsTools(pre: HTMLElement): boolean {
  const code = pre.querySelector('code');
  if (!code) return false;
  const lines = code.textContent.split('\n').length - 1;
  if (lines >= LONG_CODE_LINES || pre.scrollWidth > pre.clientWidth) return true;
  const rows = code.offsetHeight / Number.parseFloat(getComputedStyle(code).lineHeight);
  return rows > lines + 0.5;
}

/** Gives code that is long or wider than its block buttons to wrap it and to show it on the whole screen. */
export function useCodeTools(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    if (!root || typeof ResizeObserver === 'undefined') return;
    const removals: (() => void)[] = [];
    let isGone = false;
    const add = async (block: HTMLElement): Promise<void> => {
      const { addCodeTools } = await loadCode('code-tools', importTools, { canWait: true });
      if (!isGone) removals.push(addCodeTools(block));
    };
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const block = target.parentElement;
        if (!(target instanceof HTMLElement) || !block || !needsTools(target)) continue;
        observer.unobserve(target);
        // Without its tools the code can be read all the same.
        add(block).catch((error: unknown) => console.warn('The tools of a code block did not load.', error));
      }
    });
    for (const pre of root.querySelectorAll('div[class*="language-"] > pre')) observer.observe(pre);
    return () => {
      isGone = true;
      observer.disconnect();
      for (const remove of removals) remove();
    };
  }, [container]);
}
