import { MESSAGES } from '../../bundle/messages';
import { useLocalTime } from '../../effects/use-local-time';

interface PageMetaProps {
  editUrl: string | undefined;
  /** ISO 8601; absent where it is not known or not wanted. */
  lastUpdated: string | undefined;
  lastUpdatedLabel: string;
  lang: string;
}

function LastUpdated({ iso, label, lang }: { iso: string; label: string; lang: string }) {
  const text = useLocalTime(iso, lang);
  return (
    <p className="last-updated">
      {label} <time dateTime={iso}>{text}</time>
    </p>
  );
}

/** The line under a page: where to edit it, when it last changed. */
export function PageMeta({ editUrl, lastUpdated, lastUpdatedLabel, lang }: PageMetaProps) {
  const showsDate = lastUpdated !== undefined && lastUpdatedLabel !== '';
  if (editUrl === undefined && !showsDate) return null;
  return (
    <div className="page-meta">
      {editUrl !== undefined && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          {MESSAGES.editPage}
          <span className="sr-only">{MESSAGES.newWindow}</span>
        </a>
      )}
      {showsDate && <LastUpdated iso={lastUpdated} label={lastUpdatedLabel} lang={lang} />}
    </div>
  );
}
