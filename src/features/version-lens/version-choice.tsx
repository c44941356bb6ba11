import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MESSAGES } from '../../bundle/messages';

interface VersionChoiceProps {
  main: RefObject<HTMLElement | null>;
  /** The newest last. */
  versions: readonly string[];
  /** Undefined for the newest. */
  chosen: string | undefined;
  onChoose: (version: string) => void;
  /** Changes with every navigation. */
  historyKey: string | undefined;
}

/**
 * Lets readers say which version of the product they use. Stands in the line that the build writes into pages with
 * something that a version lacks (`tools/markdown/version-marks.ts`); other pages have no choice.
 */
export function VersionChoice({ main, versions, chosen, onChoose, historyKey }: VersionChoiceProps) {
  const [line, setLine] = useState<Element | null>(null);
  useEffect(() => {
    setLine((historyKey && main.current?.querySelector('.version-line')) || null);
  }, [main, historyKey]);
  if (!line) return null;
  return createPortal(
    <select
      aria-label={MESSAGES.productVersion}
      value={chosen ?? versions.at(-1)}
      onChange={(event) => onChoose(event.target.value)}
    >
      {[...versions].reverse().map((version) => (
        <option key={version}>{version}</option>
      ))}
    </select>,
    line,
  );
}
