import { useCallback, useState } from 'react';
import { SEARCH_MESSAGES } from '../../bundle/messages';
import { readSearchParams, searchPathOf, withBase } from '../../bundle/paths';
import type { SiteIndex } from '../../bundle/records';
import { nameSection } from './name-section';
import { SearchBox, type SearchInput } from './search-box';
import { SearchTasks } from './search-tasks';
import { useAddressInput } from './use-address-input';
import { useBrowserValue } from './use-browser-value';

/** Links to all sections, for readers who have not typed anything and for those who cannot search. */
function SectionList({ site }: { site: SiteIndex }) {
  const sections = site.sections.filter(({ name }) => name !== '');
  return (
    <section className="search-sections">
      <h2>{SEARCH_MESSAGES.browse}</h2>
      <ul>
        {sections.map(({ name, path }) => (
          <li key={name}>
            <a href={withBase(path)}>{nameSection(site, name)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SearchPageProps {
  site: SiteIndex;
  /** Query string of the page's address, including the `?`. */
  search: string;
}

/** The search page. Its address follows the text in the field, so that it can be shared. */
export function SearchPage({ site, search }: SearchPageProps) {
  // The prerendered page has no query, and hydration needs the same HTML.
  const isHydrated = useBrowserValue(() => true, false);
  const asked = readSearchParams(isHydrated ? search : '');
  const { key, follow, flush } = useAddressInput(searchPathOf(asked.query, asked.section));
  const [hasQuery, setHasQuery] = useState(false);
  const onChange = useCallback(
    ({ query, section }: SearchInput) => {
      setHasQuery(query !== '');
      follow(searchPathOf(query, section));
    },
    [follow],
  );
  return (
    // Updates the address before a link is followed, so that going back from a result restores what was typed.
    <div className="search-page" onClickCapture={flush}>
      <div className="theme-default-content">
        <h1>{SEARCH_MESSAGES.title}</h1>
      </div>
      <p className="without-script">{SEARCH_MESSAGES.needsScript}</p>
      <SearchBox
        key={key}
        site={site}
        from=""
        variant="page"
        initial={asked}
        onChange={onChange}
        onSubmit={flush}
      />
      {!hasQuery && asked.query === '' && (
        // Part of the prerendered page, so that nothing moves when the panel has loaded.
        <>
          <SearchTasks tasks={site.searchTasks} />
          <SectionList site={site} />
        </>
      )}
    </div>
  );
}
