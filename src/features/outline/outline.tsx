import { useId, useState } from 'react';
import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { Heading } from '../../bundle/records';

interface OutlineProps {
  path: string;
  headers: Heading[];
  currentSlug: string | undefined;
}

/** The page's headings: beside the page, or on narrower windows a menu above it. */
export function Outline({ path, headers, currentSlug }: OutlineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <nav className="outline" aria-label={MESSAGES.outline}>
      <p className="outline-title">{MESSAGES.outline}</p>
      <button
        type="button"
        className="outline-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((open) => !open)}
      >
        {MESSAGES.outline}
      </button>
      <ul id={id} className="outline-list" data-open={isOpen || undefined}>
        {headers.map(({ level, slug, title }) => (
          <li key={slug}>
            <a
              className={`outline-link level-${level}`}
              href={`${withBase(path)}#${encodeURIComponent(slug)}`}
              aria-current={slug === currentSlug ? 'location' : undefined}
              onClick={() => setIsOpen(false)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
