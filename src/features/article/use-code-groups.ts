import { type RefObject, useLayoutEffect } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';
import { buildTabs } from './build-tabs';

/** Makes tabs of the container's code groups. A choice goes for all groups that offer it, now and on later pages. */
export function useCodeGroups(container: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const groups = [...(container.current?.querySelectorAll('.code-group') ?? [])];
    if (groups.length === 0) return;
    const selectAll = (title: string): void => {
      for (const tabs of built) tabs.select(title);
    };
    const choose = (title: string): void => {
      writeStored('localStorage', STORAGE_KEYS.codeGroup, title);
      selectAll(title);
    };
    const built = groups.map((group, i) => buildTabs(group, `codeGroup${i}-`, choose));
    const remembered = readStored('localStorage', STORAGE_KEYS.codeGroup);
    if (remembered !== undefined) selectAll(remembered);
    return () => {
      for (const tabs of built) tabs.remove();
    };
  }, [container]);
}
