import type { ReactNode } from 'react';
import { SEARCH_PANEL_MESSAGES } from '../../bundle/messages/search-panel';
import type { SiteIndex } from '../../bundle/records';
import { nameSection } from './name-section';
import { SearchTasks } from './search-tasks';
import type { Answered } from './use-search';

interface NothingFoundProps {
  site: SiteIndex;
  answered: Answered;
  onSection: (section: string) => void;
  /** The list of the nearest pages, if there are any. */
  children: ReactNode;
}

/** What to do when nothing was found. */
export function NothingFound({ site, answered, onSection, children }: NothingFoundProps) {
  const { query, section } = answered;
  return (
    <div className="search-nothing">
      <p className="search-nothing-line">{SEARCH_PANEL_MESSAGES.nothing(query)}</p>
      {section !== '' && (
        <p>
          {SEARCH_PANEL_MESSAGES.nothingInSection(nameSection(site, section))}
          <button type="button" onClick={() => onSection('')}>
            {SEARCH_PANEL_MESSAGES.searchEverywhere}
          </button>
        </p>
      )}
      <p>{SEARCH_PANEL_MESSAGES.nothingAdvice}</p>
      {children ? (
        <>
          <p>{SEARCH_PANEL_MESSAGES.nearest}</p>
          {children}
        </>
      ) : (
        <SearchTasks tasks={site.searchTasks} />
      )}
    </div>
  );
}
