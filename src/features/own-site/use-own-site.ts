import { type RefObject, useEffect } from 'react';
import type { OwnValue } from '../../bundle/records';
import { loadCode } from '../../content/load-code';

const importOwnSite = () => import(/* webpackChunkName: "own-site" */ './show-own-site');

/**
 * Offers to show a page's samples with the values of the reader's own site. `historyKey` changes with every
 * navigation.
 */
export function useOwnSite(
  container: RefObject<HTMLElement | null>,
  fields: readonly OwnValue[] | undefined,
  historyKey: string | undefined,
  announce: (text: string) => void,
): void {
  useEffect(() => {
    const root = container.current;
    if (!root?.querySelector('[data-own-values]') || !fields || !historyKey) return;
    let undo: (() => void) | undefined;
    let isGone = false;
    loadCode('own-site', importOwnSite, { canWait: true }).then(
      ({ showOwnSite }) => {
        if (!isGone) undo = showOwnSite(root, fields, announce);
      },
      (error: unknown) => console.warn('The form for the values of the own site did not load.', error),
    );
    return () => {
      isGone = true;
      undo?.();
    };
  }, [container, fields, historyKey, announce]);
}
