import { type RefObject, useEffect } from 'react';
import { LONG_CODE_LINES } from '../../../bundle/constants';
import { loadCode } from '../../../content/load-code';

const importTools = () => import(/* webpackChunkName: "code-tools" */ './code-tools');

/** Whether the code has many lines, or lines that are (or without wrapping would be) wider than the block. */
function needsTools(pre: HTMLElement): boolean {
  const code = pre.querySelector('code');
  if (!code) return false;
  const lines = code.textContent.split('\n').length - 1;
  if (lines >= LONG_CODE_LINES || pre.scrollWidth > pre.clientWidth) return true;
  const rows = code.offsetHeight / Number.parseFloat(getComputedStyle(code).lineHeight);
  return rows > lines + 0.5;
}

/**
 * Adds buttons to code blocks that are long or have lines wider than the block: to wrap lines and to show the code full
 * screen.
 */
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
        // The code is readable without the tools.
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
