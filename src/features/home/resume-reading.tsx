import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import { useLastPage } from './use-last-page';

/** A link to where the reader stopped. Its line is rendered without a link, too, so that nothing shifts later. */
export function ResumeReading() {
  const last = useLastPage();
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
