import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { ReadingHistory } from './use-reading-history';

/**
 * A link to where the reader stopped. Its line is rendered without a link, too, so that nothing shifts once the history
 * is known.
 */
export function ResumeReading({ history }: { history: ReadingHistory }) {
  const last = history.pages?.[0];
  const hash = last?.heading ? `#${encodeURIComponent(last.heading.slug)}` : '';
  return (
    <p className="home-resume">
      {last && (
        <>
          {MESSAGES.resumeReading}
          <a href={withBase(last.path) + hash}>
            {last.title}
            {last.heading && ` › ${last.heading.title}`}
          </a>
        </>
      )}
    </p>
  );
}
