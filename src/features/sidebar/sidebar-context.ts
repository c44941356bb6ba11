import { createContext } from 'react';
import type { PageRecord } from '../../bundle/records';
import type { OpenGroups } from './use-open-groups';

/** What every item of the sidebar, at whatever depth, needs to know. */
export interface SidebarState {
  /** Path of the page on screen. */
  path: string;
  /** That page, unless it is not found. */
  record: PageRecord | undefined;
  currentSlug: string | undefined;
  open: OpenGroups;
  toggle: (key: string) => void;
}

export const SidebarContext = createContext<SidebarState>({
  path: '',
  record: undefined,
  currentSlug: undefined,
  open: {},
  toggle: () => undefined,
});
