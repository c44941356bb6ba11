import { type RefObject, useEffect } from 'react';
import type { OwnValue } from '../../bundle/records';
import { loadCode } from '../../content/load-code';

const importOwnSite = () => import(/* webpackChunkName: "own-site" */ './show-own-site');

/** Offers to show a page's samples with the values of the reader's own site. `entryKey` changes with every page. */
export function useOwnSite(
  container: RefObject<HTMLElement | null>,
  fields: readonly OwnValue[] | undefined,
  entryKey: string | undefined,
  announce: (text: string) => void,
): void {
  useEffect(() => {
    const root = container.current;
    const row = root?.querySelector<HTMLElement>('.own-site');
    if (!root || !row || !fields || !entryKey) return;
    let undo: (() => void) | undefined;
    let isGone = false;
    loadCode('own-site', importOwnSite, { canWait: true }).then(
      ({ showOwnSite }) => {
        if (!isGone) undo = showOwnSite(root, row, fields, announce);
      },
      (error: unknown) => console.warn('The samples stay as they are.', error),
    );
    return () => {
      isGone = true;
      undo?.();
    };
  }, [container, fields, entryKey, announce]);
}
