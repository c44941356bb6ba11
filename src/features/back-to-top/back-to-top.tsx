import { BACK_TO_TOP_THRESHOLD_PX, BACK_TO_TOP_THROTTLE_MS } from '../../bundle/constants';
import { MESSAGES } from '../../bundle/messages';
import { useScrolledPast } from './use-scrolled-past';

interface BackToTopProps {
  /** On phones the button lies over the text, so it is shown only while the reader scrolls up. */
  isPhone: boolean;
  onClick: () => void;
}

/** A button that appears once the reader has scrolled further than `BACK_TO_TOP_THRESHOLD_PX`. */
export function BackToTop({ isPhone, onClick }: BackToTopProps) {
  const isShown = useScrolledPast(BACK_TO_TOP_THRESHOLD_PX, BACK_TO_TOP_THROTTLE_MS, isPhone);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className="icon-button back-to-top"
      aria-label={MESSAGES.backToTop}
      title={MESSAGES.backToTop}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M6 14l6-6 6 6" />
      </svg>
    </button>
  );
}
