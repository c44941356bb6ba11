import './update-popup.css';
import { UPDATE_MESSAGES } from '../../bundle/messages/update-popup';
import type { SiteUpdate } from './use-service-worker';

/** Tells the reader about a new version without taking the focus. The reader decides when to load it. */
export function UpdatePopup({ refresh, dismiss }: SiteUpdate) {
  return (
    <section className="sw-update-popup" aria-label={UPDATE_MESSAGES.label}>
      <p role="status">{UPDATE_MESSAGES.available}</p>
      <button type="button" className="sw-update-refresh" onClick={refresh}>
        {UPDATE_MESSAGES.refresh}
      </button>
      <button type="button" className="icon-button" aria-label={UPDATE_MESSAGES.dismiss} onClick={dismiss}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </section>
  );
}
