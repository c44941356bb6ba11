import { SEARCH_PANEL_MESSAGES } from '../../bundle/messages/search-panel';
import type { SiteIndex } from '../../bundle/records';
import { nameSection } from './name-section';
import { SearchTasks } from './search-tasks';
import type { Answered } from './use-search';

interface NothingFoundProps {
  site: SiteIndex;
  answered: Answered;
  onFill: (query: string) => void;
  onSection: (section: string) => void;
}

/** What to do when nothing was found. */
export function NothingFound({ site, answered, onFill, onSection }: NothingFoundProps) {
  const { query, section, suggestions } = answered;
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
      {suggestions.length > 0 ? (
        <>
          <p>{SEARCH_PANEL_MESSAGES.suggestions}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onFill(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{SEARCH_PANEL_MESSAGES.nothingAdvice}</p>
      )}
      <SearchTasks tasks={site.searchTasks} />
    </div>
  );
}
