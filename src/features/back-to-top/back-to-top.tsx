import { BACK_TO_TOP_THRESHOLD_PX, BACK_TO_TOP_THROTTLE_MS } from '../../bundle/constants';
import { MESSAGES } from '../../bundle/messages';
import { useScrolledPast } from './use-scrolled-past';

/** A button that appears once the reader has scrolled further than `BACK_TO_TOP_THRESHOLD_PX`. */
export function BackToTop({ onClick }: { onClick: () => void }) {
  const isShown = useScrolledPast(BACK_TO_TOP_THRESHOLD_PX, BACK_TO_TOP_THROTTLE_MS);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className="icon-button back-to-top"
      aria-label={MESSAGES.backToTop}
      title={MESSAGES.backToTop}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 14l6-6 6 6" />
      </svg>
    </button>
  );
}
