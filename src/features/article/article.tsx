import { useRef } from 'react';
import type { SanitizedHtml } from '../../data/sanitize-html';
import { useCodeGroups } from '../../effects/use-code-groups';
import { useCopyButtons } from '../../effects/use-copy-buttons';
import { useDiagrams } from '../../effects/use-diagrams';
import { useImageZoom } from '../../effects/use-image-zoom';
import { useScrollableBoxes } from '../../effects/use-scrollable-boxes';
import { useTermNotes } from '../../effects/use-term-notes';

interface ArticleProps {
  html: SanitizedHtml;
  className?: string;
  announce: (text: string) => void;
}

/** A page's body. Give it a `key`: what its effects add to the HTML belongs to one page. */
export function Article({ html, className = '', announce }: ArticleProps) {
  const body = useRef<HTMLDivElement>(null);
  useCodeGroups(body);
  useCopyButtons(body, announce);
  useScrollableBoxes(body);
  useDiagrams(body);
  useImageZoom(body);
  useTermNotes(body);
  return (
    <div
      ref={body}
      className={`theme-default-content ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says that it went through the sanitiser
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
