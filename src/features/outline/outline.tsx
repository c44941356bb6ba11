import { type FocusEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { Heading } from '../../bundle/records';
import { useEscapeKey } from '../../shared/use-escape-key';
import { useBarRetreat } from './use-bar-retreat';

interface OutlineProps {
  path: string;
  /** Title of the page's section; undefined on a section's first page. */
  section: string | undefined;
  headers: Heading[];
  currentSlug: string | undefined;
}

/**
 * The page's headings: beside the page, or in narrower windows in a list that opens from a bar with the current
 * heading.
 */
export function Outline({ path, section, headers, currentSlug }: OutlineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mayHideBar = useBarRetreat();
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const close = useCallback(() => setIsOpen(false), []);
  useEscapeKey(isOpen, close);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    if (isOpen) document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, close]);
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) close();
  };
  const current = headers.find(({ slug }) => slug === currentSlug);

  return (
    <nav
      ref={box}
      className="outline"
      aria-label={MESSAGES.outline}
      data-retreat={(mayHideBar && !isOpen) || undefined}
      onBlur={onBlur}
    >
      <p className="outline-title">{MESSAGES.outline}</p>
      <button
        type="button"
        className="outline-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((open) => !open)}
      >
        <span className={current && 'sr-only'}>{MESSAGES.outline}</span>
        {current && section && <span className="outline-section">{section}</span>}
        {current && <span className="outline-current">{current.title}</span>}
      </button>
      <ul id={id} className="outline-list" data-open={isOpen || undefined}>
        {headers.map(({ level, slug, title }) => (
          <li key={slug}>
            <a
              className={`outline-link level-${level}`}
              href={`${withBase(path)}#${encodeURIComponent(slug)}`}
              aria-current={slug === currentSlug ? 'location' : undefined}
              onClick={close}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
