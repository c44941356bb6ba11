import { MAX_SEARCH_HIT_SECTIONS } from '../../bundle/constants';
import { MESSAGES } from '../../bundle/messages';
import { SEARCH_PANEL_MESSAGES } from '../../bundle/messages/search-panel';
import { searchPathOf, withBase } from '../../bundle/paths';
import type { SiteIndex } from '../../bundle/records';
import { LINK_STATE_ATTRIBUTE } from '../../content/link-state';
import type { MarkedPart } from './engine/search-types';
import { MarkedText } from './marked-text';
import { nameSection } from './name-section';
import { type OptionProps, ResultOption } from './result-option';
import { toMarksState } from './search-marks-state';
import { rememberSearch } from './stored-searches';
import type { Answered } from './use-search';

interface SearchResultsProps {
  site: SiteIndex;
  answered: Answered;
  listId: string;
  activeId: string | undefined;
  onActive: (id: string) => void;
  /** Whether the Tab key stops at each result, too. */
  isTabbable: boolean;
  /** Whether the last option leads to all results. */
  hasMoreLink: boolean;
}

function plainText(parts: MarkedPart[]): string {
  return parts.map(({ text }) => text).join('');
}

/**
 * Lists the pages that were found, each with its sections. The ids of the options are `<listId>-0`, `<listId>-1` and so
 * on.
 */
export function SearchResults(props: SearchResultsProps) {
  const { site, answered, listId, activeId, onActive, isTabbable, hasMoreLink } = props;
  const state = JSON.stringify(toMarksState(answered.terms));
  let count = 0;
  const nextOption = (): Omit<OptionProps, 'href' | 'icon' | 'className' | 'children'> => {
    const id = `${listId}-${count++}`;
    return { id, isActive: id === activeId, onActive, isTabbable, [LINK_STATE_ATTRIBUTE]: state };
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link clicks it
    <div
      id={listId}
      className="search-results"
      role="listbox"
      aria-label={SEARCH_PANEL_MESSAGES.results}
      tabIndex={-1}
      onClick={() => rememberSearch(answered.query)}
    >
      {answered.hits.map((hit) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list
        <div key={hit.path} className="search-hit" role="group" aria-label={plainText(hit.title)}>
          <ResultOption {...nextOption()} href={withBase(hit.path)} icon="page">
            <span className="search-title">
              <MarkedText parts={hit.title} />
            </span>
            <span className="search-place">{nameSection(site, hit.section)}</span>
            {hit.question.length > 0 ? (
              <span className="search-excerpt">
                {MESSAGES.answers}
                <MarkedText parts={hit.question} />
              </span>
            ) : (
              hit.excerpt.length > 0 && (
                <span className="search-excerpt">
                  <MarkedText parts={hit.excerpt} />
                </span>
              )
            )}
          </ResultOption>
          {hit.sections.slice(0, MAX_SEARCH_HIT_SECTIONS).map(({ slug, title, excerpt }) => (
            <ResultOption
              key={slug}
              {...nextOption()}
              href={`${withBase(hit.path)}#${encodeURIComponent(slug)}`}
              icon="heading"
              className="search-section"
            >
              <span className="search-title">
                <MarkedText parts={title} />
              </span>
              {excerpt.length > 0 && (
                <span className="search-excerpt">
                  <MarkedText parts={excerpt} />
                </span>
              )}
            </ResultOption>
          ))}
        </div>
      ))}
      {hasMoreLink && (
        <ResultOption
          {...nextOption()}
          href={withBase(searchPathOf(answered.query, answered.section))}
          icon="all"
          className="search-all"
        >
          <span className="search-title">
            {SEARCH_PANEL_MESSAGES.showAll(answered.total ?? answered.hits.length)}
          </span>
        </ResultOption>
      )}
    </div>
  );
}
