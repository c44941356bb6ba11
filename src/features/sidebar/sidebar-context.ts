import { createContext } from 'react';
import type { PageRecord } from '../../bundle/records';
import type { OpenGroups } from './use-open-groups';

/** What every item of the sidebar, at whatever depth, needs to know. */
interface SidebarState {
  /** Path of the page on screen. */
  path: string;
  open: OpenGroups;
  toggle: (key: string) => void;
}

/** Read by every item of the sidebar. */
export const SidebarContext = createContext<SidebarState>({ path: '', open: {}, toggle: () => undefined });

/**
 * What the headings below the active link need to know. It changes while the reader scrolls, so it is not in
 * `SidebarContext`: each change of that renders all links of the section.
 */
interface ActivePage {
  /** The page on screen; undefined if there is none at its address. */
  record: PageRecord | undefined;
  currentSlug: string | undefined;
}

/** Read by the headings below the active link. */
export const ActivePageContext = createContext<ActivePage>({ record: undefined, currentSlug: undefined });
