import { MESSAGES } from '../../bundle/messages';

/** Stands for a page that is on its way while there is no other to show. */
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
