import { MAX_SEARCH_QUERY, SEARCH_PATH } from '../bundle/constants';
import { SEARCH_MESSAGES } from '../bundle/messages';
import { withBase } from '../bundle/paths';
import { useSearchForm } from './use-search-form';

/**
 * A form that leads to the search page. `query` is the initial text of the field. Without JavaScript, the browser
 * submits the form itself.
 */
export function SearchForm({ query }: { query?: string }) {
  const onSubmit = useSearchForm();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a form, too
    <form className="search-form" role="search" action={withBase(SEARCH_PATH)} onSubmit={onSubmit}>
      <input
        type="search"
        name="q"
        aria-label={SEARCH_MESSAGES.field}
        placeholder={SEARCH_MESSAGES.placeholder}
        defaultValue={query}
        maxLength={MAX_SEARCH_QUERY}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit">{SEARCH_MESSAGES.button}</button>
    </form>
  );
}
