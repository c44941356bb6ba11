import { type RefObject, useEffect } from 'react';
import { loadCode } from '../../content/load-code';

const importLens = () => import(/* webpackChunkName: "version-lens" */ './mark-newer');

/**
 * Shows what the page explains as the reader's version of the product has it: what is newer is dimmed, what newer versions
 * dropped comes forward. Nothing happens for the newest version (undefined). `historyKey` changes with every navigation.
 */
export function useVersionLens(
  container: RefObject<HTMLElement | null>,
  version: string | undefined,
  historyKey: string | undefined,
): void {
  useEffect(() => {
    const root = container.current;
    if (version === undefined || !historyKey || !root?.querySelector('[data-since], [data-gone]')) return;
    let undo: (() => void) | undefined;
    let isGone = false;
    loadCode('version-lens', importLens, { canWait: true }).then(
      ({ markNewer }) => {
        if (!isGone) undo = markNewer(root, version);
      },
      (error: unknown) => console.warn('What is newer could not be marked.', error),
    );
    return () => {
      isGone = true;
      undo?.();
    };
  }, [container, version, historyKey]);
}
