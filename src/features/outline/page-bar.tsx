import type { ReactNode } from 'react';
import { useBarRetreat } from './use-bar-retreat';

interface PageBarProps {
  /** Whether the reader has reached a heading. The bar then shows it instead of the breadcrumbs. */
  isReading: boolean;
  children: ReactNode;
}

/**
 * Holds breadcrumbs and outline: a bar above the page's title, which stays below the header and hides while the reader
 * scrolls down. In wide windows it is no box; its content has places of its own above and beside the page.
 */
export function PageBar({ isReading, children }: PageBarProps) {
  const mayHide = useBarRetreat();
  return (
    <div className="page-bar" data-reading={isReading || undefined} data-retreat={mayHide || undefined}>
      {children}
    </div>
  );
}
