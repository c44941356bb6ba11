import { MESSAGES } from '../../bundle/messages';

/** Placeholder while a page loads and there is no other page to show. */
export function Skeleton() {
  return (
    <div className="skeleton">
      <p className="sr-only">{MESSAGES.loading}</p>
      <div className="skeleton-title" />
      <div className="skeleton-line" />
      <div className="skeleton-line" />
      <div className="skeleton-line" />
    </div>
  );
}
