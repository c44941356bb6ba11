import { type RefObject, useEffect } from 'react';
import { loadCode } from '../../content/load-code';

const importLens = () => import(/* webpackChunkName: "version-lens" */ './mark-newer');

/**
 * Shows the page for the reader's version of the product: dims what is newer, and emphasises what newer versions
 * dropped. Nothing happens for the newest version (undefined). `historyKey` changes with every navigation.
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
    let isUndone = false;
    loadCode('version-lens', importLens, { canWait: true }).then(
      ({ markNewer }) => {
        if (!isUndone) undo = markNewer(root, version);
      },
      (error: unknown) => console.warn('What is newer could not be marked.', error),
    );
    return () => {
      isUndone = true;
      undo?.();
    };
  }, [container, version, historyKey]);
}
