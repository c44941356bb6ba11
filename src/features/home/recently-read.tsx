import { useId } from 'react';
import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { ReadingHistory } from './use-reading-history';

/**
 * Lists the pages that the reader opened most recently, with a button that clears the history and turns it off or on.
 * Renders nothing while the history is unknown, or on and empty, unless the reader has just turned it on.
 */
export function RecentlyRead({ history: { isKnown, isReset, pages, reset } }: { history: ReadingHistory }) {
  const id = useId();
  if (!isKnown || (pages?.length === 0 && !isReset)) return null;
  return (
    <section className="recently-read" aria-labelledby={id}>
      <h2 id={id}>{MESSAGES.recentlyRead}</h2>
      {pages && pages.length > 0 && (
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={withBase(path)}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      <p className="recently-read-note">
        {pages ? MESSAGES.recentlyReadNote : MESSAGES.recentlyReadOff}{' '}
        <button type="button" onClick={() => reset(pages === undefined)}>
          {pages ? MESSAGES.stopHistory : MESSAGES.startHistory}
        </button>
      </p>
    </section>
  );
}
