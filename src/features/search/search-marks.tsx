import type { RefObject } from 'react';
import type { Location } from 'react-router-dom';
import { SEARCH_MESSAGES } from '../../bundle/messages';
import { useEscapeKey } from '../../shared/use-escape-key';
import { SearchIcon } from './search-icon';
import { useSearchMarks } from './use-search-marks';

interface SearchMarksProps {
  main: RefObject<HTMLElement | null>;
  /** Location of the page on screen; undefined while no page is shown. */
  location: Location | undefined;
}

/** Marks the search terms on the page, and shows a button that removes the marks. */
export function SearchMarks({ main, location }: SearchMarksProps) {
  const { count, clear } = useSearchMarks(main, location);
  useEscapeKey(count > 0, clear);
  if (count === 0) return null;
  const onClick = (): void => {
    clear();
    // The focused button disappears with the marks.
    main.current?.focus({ preventScroll: true });
  };
  return (
    <section className="search-marks" aria-label={SEARCH_MESSAGES.marks}>
      <span>{SEARCH_MESSAGES.marked(count)}</span>
      <button type="button" onClick={onClick}>
        {SEARCH_MESSAGES.clearMarks}
        <SearchIcon name="close" />
      </button>
    </section>
  );
}
