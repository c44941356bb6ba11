import { useMemo, useRef } from 'react';
import type { SanitizedHtml } from '../../data/safe-html';
import { toTrusted } from '../../data/trusted-types';
import { IsolatedEffect } from '../../effects/isolated-effect';
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
  // The same object at every render, or React would write the HTML anew.
  const trusted = useMemo(() => toTrusted(html), [html]);
  return (
    <>
      <div
        ref={body}
        className={`theme-default-content ${className}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says that it went through the sanitiser
        dangerouslySetInnerHTML={{ __html: trusted }}
      />
      <IsolatedEffect hook={useCodeGroups} args={[body]} />
      <IsolatedEffect hook={useCopyButtons} args={[body, announce]} />
      <IsolatedEffect hook={useScrollableBoxes} args={[body]} />
      <IsolatedEffect hook={useDiagrams} args={[body]} />
      <IsolatedEffect hook={useImageZoom} args={[body]} />
      <IsolatedEffect hook={useTermNotes} args={[body]} />
    </>
  );
}
