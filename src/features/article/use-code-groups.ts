import { type RefObject, useLayoutEffect } from 'react';
import { MAX_TAB_CHOICES } from '../../bundle/constants';
import { MESSAGES } from '../../bundle/messages';
import { loadCode } from '../../content/load-code';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';
import { buildTabs } from './build-tabs';

const importPreview = () => import(/* webpackChunkName: "preview" */ './preview/show-preview');

/** A group with the tabs template, HTML and preview. */
const SAMPLE_SELECTOR = '.run-sample';

/** Between the titles of the stored choices: no title contains a line break. */
const SEPARATOR = '\n';

/** Titles of the tabs that the reader chose, the latest last. */
function readChoices(): string[] {
  return readStored('localStorage', STORAGE_KEYS.codeGroup)?.split(SEPARATOR) ?? [];
}

/**
 * Turns the code groups of the container into tabs. A choice applies to all groups with a tab of that title, on this
 * and later pages, but a choice in a sample (`SAMPLE_SELECTOR`) to that sample only.
 */
export function useCodeGroups(container: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const groups = [...(container.current?.querySelectorAll('.code-group') ?? [])];
    if (groups.length === 0) return;
    const selectAll = (title: string, except?: Element): void => {
      for (const [i, tabs] of built.entries())
        if (groups[i] !== except && !groups[i]?.matches(SAMPLE_SELECTOR)) tabs.select(title);
    };
    const choose = (title: string, group: Element): void => {
      const others = readChoices().filter((other) => other !== title);
      const kept = [...others, title].slice(-MAX_TAB_CHOICES);
      writeStored('localStorage', STORAGE_KEYS.codeGroup, kept.join(SEPARATOR));
      // Its own group shows the chosen tab already; another tab there may have the same title.
      selectAll(title, group);
    };
    const end = new AbortController();
    const renderPreview = async (panel: HTMLElement): Promise<void> => {
      const { showPreview } = await loadCode('preview', importPreview, { canWait: true });
      await showPreview(panel, end.signal);
    };
    const built = groups.map((group, i) =>
      buildTabs(group, `codeGroup${i}-`, (title, panel) => {
        if (!group.matches(SAMPLE_SELECTOR)) choose(title, group);
        else if (panel?.matches('[data-preview]') && !panel.querySelector('iframe'))
          renderPreview(panel).catch((error: unknown) => {
            console.warn('The preview of a sample did not load.', error);
            panel.textContent = MESSAGES.failure.network;
          });
      }),
    );
    // In a group that has several of these tabs, the latest choice wins.
    for (const title of readChoices()) selectAll(title);
    return () => {
      end.abort();
      for (const tabs of built) tabs.remove();
    };
  }, [container]);
}
