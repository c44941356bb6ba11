import { useLocalDate } from './use-local-date';

interface PageFootProps {
  /** ISO 8601. */
  lastUpdated: string;
  label: string;
  lang: string;
}

/** The foot of a page: when it last changed. */
export function PageFoot({ lastUpdated, label, lang }: PageFootProps) {
  const text = useLocalDate(lastUpdated, lang);
  return (
    <p className="last-updated">
      {label} <time dateTime={lastUpdated}>{text}</time>
    </p>
  );
}
