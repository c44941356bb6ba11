import { useCallback, useId, useRef, useState } from 'react';
import { MESSAGES } from '../../bundle/messages';
import type { Heading } from '../../bundle/records';
import { useDismiss } from '../../shared/use-dismiss';

interface OutlineProps {
  /** What the page lies in; undefined on a section's first page. */
  parent: string | undefined;
  headers: Heading[];
  currentSlug: string | undefined;
}

/**
 * The page's headings: beside the page, or in narrower windows in a list that opens from the page's bar, in which the
 * current heading stands.
 */
export function Outline({ parent, headers, currentSlug }: OutlineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(box, isOpen, close);
  const current = headers.find(({ slug }) => slug === currentSlug);

  return (
    <nav ref={box} className="outline" aria-label={MESSAGES.outline}>
      <p className="outline-title">{MESSAGES.outline}</p>
      <button
        type="button"
        className="outline-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((open) => !open)}
      >
        <span className={current && 'sr-only'}>{MESSAGES.outline}</span>
        {current && parent && <span className="outline-parent">{parent}</span>}
        {current && <span className="outline-current">{current.title}</span>}
      </button>
      <ul id={id} className="outline-list" data-open={isOpen || undefined}>
        {headers.map(({ level, slug, title }) => (
          <li key={slug} className={level > 2 ? 'outline-deeper' : undefined}>
            <a href={`#${slug}`} aria-current={slug === currentSlug ? 'location' : undefined} onClick={close}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
