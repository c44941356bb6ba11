import { useMemo, useRef } from 'react';
import type { SanitizedHtml } from '../../content/safe-html';
import { toTrusted } from '../../content/trusted-types';
import { IsolatedEffect } from '../../shared/isolated-effect';
import { useCodeTools } from './code-tools/use-code-tools';
import { useDiagrams } from './diagrams/use-diagrams';
import { useCodeGroups } from './use-code-groups';
import { useCopyButtons } from './use-copy-buttons';
import { useImageZoom } from './use-image-zoom';
import { useScrollableBoxes } from './use-scrollable-boxes';
import { useTermNotes } from './use-term-notes';

interface ArticleProps {
  html: SanitizedHtml;
  className?: string;
  announce: (text: string) => void;
}

/** The body of a page. Give each page its own `key`: the effects run once, on the HTML of the first render. */
export function Article({ html, className = '', announce }: ArticleProps) {
  const body = useRef<HTMLDivElement>(null);
  // Must be the same object in every render; otherwise React writes the HTML again.
  const trusted = useMemo(() => toTrusted(html), [html]);
  return (
    <>
      <div
        ref={body}
        className={`theme-default-content ${className}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the type allows only sanitised HTML and HTML from our own build
        dangerouslySetInnerHTML={{ __html: trusted }}
      />
      <IsolatedEffect hook={useCodeGroups} args={[body]} />
      <IsolatedEffect hook={useCopyButtons} args={[body, announce]} />
      <IsolatedEffect hook={useCodeTools} args={[body]} />
      <IsolatedEffect hook={useScrollableBoxes} args={[body]} />
      <IsolatedEffect hook={useDiagrams} args={[body]} />
      <IsolatedEffect hook={useImageZoom} args={[body]} />
      <IsolatedEffect hook={useTermNotes} args={[body]} />
    </>
  );
}
