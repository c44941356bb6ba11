import { useCallback, useRef, useState } from 'react';
import { MESSAGES, OFFLINE_MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import { OFFLINE_PATH } from '../../bundle/worker-contract';
import { useDismiss } from '../../shared/use-dismiss';
import { CopyMarkdown } from './copy-markdown';

interface PageMenuProps {
  editUrl: string | undefined;
  /** Address of the whole section as one document; set only on the section's first page. */
  printUrl: string | undefined;
  /** Whether sections can be saved for reading offline. */
  hasOffline: boolean;
  /** Route of the page. */
  path: string;
  announce: (text: string) => void;
}

/** What a reader may do with a page, in a menu beside its title. */
export function PageMenu({ editUrl, printUrl, hasOffline, path, announce }: PageMenuProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => {
    const menu = box.current;
    if (!menu) return;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }, []);
  useDismiss(box, isOpen, close);
  return (
    <details ref={box} className="page-menu" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="icon-button" aria-label={MESSAGES.pageMenu} title={MESSAGES.pageMenu}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
      </summary>
      <ul>
        <li>
          <CopyMarkdown path={path} announce={announce} />
        </li>
        {printUrl !== undefined && (
          <li>
            <a href={printUrl} target="_blank" rel="noopener">
              {MESSAGES.printSection}
              <span className="sr-only">{MESSAGES.newWindow}</span>
            </a>
          </li>
        )}
        {hasOffline && (
          <li>
            <a href={withBase(OFFLINE_PATH)}>{OFFLINE_MESSAGES.title}</a>
          </li>
        )}
        {editUrl !== undefined && (
          <li>
            <a href={editUrl} target="_blank" rel="noopener noreferrer">
              {MESSAGES.editPage}
              <span className="sr-only">{MESSAGES.newWindow}</span>
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
