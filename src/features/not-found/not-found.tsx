import { SEARCH_PATH, SEARCH_QUERY_MAX } from '../../bundle/constants';
import { MESSAGES, SEARCH_MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { PageLink } from '../../bundle/records';
import { guessQuery } from './guess-query';
import { useSearchForm } from './use-search-form';

/** One line for each address: random, but the same at every rendering. */
function pickLine(path: string): string {
  const sum = [...path].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return MESSAGES.notFoundLines[sum % MESSAGES.notFoundLines.length] ?? '';
}

interface NotFoundProps {
  path: string;
  /** Pages that may have been meant. */
  nearest: PageLink[];
}

/** The way to the search, with what the address may have meant. */
function SearchField({ query }: { query: string }) {
  const onSubmit = useSearchForm();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a form, too
    <form className="not-found-search" role="search" action={withBase(SEARCH_PATH)} onSubmit={onSubmit}>
      <input
        type="search"
        name="q"
        aria-label={SEARCH_MESSAGES.notFoundField}
        placeholder={SEARCH_MESSAGES.placeholder}
        defaultValue={query}
        maxLength={SEARCH_QUERY_MAX}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit">{SEARCH_MESSAGES.button}</button>
    </form>
  );
}

/** Layout of addresses at which nothing is. */
export function NotFound({ path, nearest }: NotFoundProps) {
  return (
    <div className="theme-default-content not-found">
      <h1>{MESSAGES.notFoundTitle}</h1>
      <p className="not-found-line">{pickLine(path)}</p>
      {/* Another address, another guess. */}
      <SearchField key={path} query={guessQuery(path)} />
      {nearest.length > 0 && (
        <>
          <p>{MESSAGES.notFoundNearest}</p>
          <ul>
            {nearest.map((page) => (
              <li key={page.path}>
                <a href={withBase(page.path)}>{page.title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={withBase('/')}>{MESSAGES.backToHome}</a>
      </p>
    </div>
  );
}
