import { createContext } from 'react';
import type { PageRecord } from '../../bundle/records';
import type { OpenGroups } from './use-open-groups';

/** State for all items of the sidebar, at any depth. */
interface SidebarState {
  /** Path of the page on screen. */
  path: string;
  open: OpenGroups;
  toggle: (key: string) => void;
}

/** Read by every item of the sidebar. */
export const SidebarContext = createContext<SidebarState>({ path: '', open: {}, toggle: () => undefined });

/**
 * State for the headings below the active link. It changes while the reader scrolls, so it is not in `SidebarContext`:
 * each change of `SidebarContext` renders all links of the section.
 */
interface ActivePage {
  /** Record of the page on screen; undefined if the address has no page. */
  record: PageRecord | undefined;
  currentSlug: string | undefined;
}

/** Read by the headings below the active link. */
export const ActivePageContext = createContext<ActivePage>({ record: undefined, currentSlug: undefined });
