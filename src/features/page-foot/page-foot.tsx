import { MESSAGES } from '../../bundle/messages';
import { CopyMarkdown } from './copy-markdown';
import { useLocalTime } from './use-local-time';

interface PageFootProps {
  editUrl: string | undefined;
  /** ISO 8601; absent where it is not known or not wanted. */
  lastUpdated: string | undefined;
  lastUpdatedLabel: string;
  lang: string;
  /** Address of the whole section as one document; set only on the section's first page. */
  printUrl: string | undefined;
  /** Questions that the page answers. */
  questions: readonly string[];
  /** Route of the page. */
  path: string;
  announce: (text: string) => void;
}

function LastUpdated({ iso, label, lang }: { iso: string; label: string; lang: string }) {
  const text = useLocalTime(iso, lang);
  return (
    <p className="last-updated">
      {label} <time dateTime={iso}>{text}</time>
    </p>
  );
}

/**
 * The foot of a page: links to edit it, copy it and print its section; when it last changed; which questions it
 * answers.
 */
export function PageFoot({
  editUrl,
  lastUpdated,
  lastUpdatedLabel,
  lang,
  printUrl,
  questions,
  path,
  announce,
}: PageFootProps) {
  const showsDate = lastUpdated !== undefined && lastUpdatedLabel !== '';
  return (
    <div className="page-foot">
      {editUrl !== undefined && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          {MESSAGES.editPage}
          <span className="sr-only">{MESSAGES.newWindow}</span>
        </a>
      )}
      <CopyMarkdown path={path} announce={announce} />
      {printUrl !== undefined && (
        <a href={printUrl} target="_blank" rel="noopener">
          {MESSAGES.printSection}
          <span className="sr-only">{MESSAGES.newWindow}</span>
        </a>
      )}
      {showsDate && <LastUpdated iso={lastUpdated} label={lastUpdatedLabel} lang={lang} />}
      {questions.length > 0 && (
        <p className="page-questions">
          {MESSAGES.answers}
          {questions.join(MESSAGES.questionSeparator)}
        </p>
      )}
    </div>
  );
}
