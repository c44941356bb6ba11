import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { ReadingHistory } from './use-reading-history';

/** The way back to where the reader stopped; its line keeps its place while nobody knows whether there is one. */
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
