import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_MESSAGES } from '../../bundle/messages';
import { searchPathOf } from '../../bundle/paths';
import type { SiteIndex } from '../../bundle/records';
import { findPageLink, isPlainClick } from '../../content/use-page-links';
import { useScrollLock } from '../../shared/use-scroll-lock';
import { SearchBox, type SearchInput } from './search-box';

interface SearchDialogProps {
  site: SiteIndex;
  /** Path of the page the reader is on. */
  from: string;
  /** The last search. */
  initial: SearchInput;
  onChange: (input: SearchInput) => void;
  onClose: () => void;
}

/** The search as a modal dialog over the page. */
export function SearchDialog({ onClose, ...box }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useScrollLock(true);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const field = element?.querySelector('input');
    field?.focus();
    // The last query can be typed over or kept.
    field?.select();
    return () => element?.close();
  }, []);
  const close = (): void => dialog.current?.close();

  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys pressed in the dialog must not open the search again.
    event.stopPropagation();
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      close();
    }
  };
  const onClickCapture = (event: MouseEvent): void => {
    // Close before the link is followed: elements behind a modal dialog cannot take the focus.
    if (isPlainClick(event) && findPageLink(event.target)) close();
  };

  const showAll = ({ query, section }: SearchInput): void => {
    close();
    navigate(searchPathOf(query, section));
  };

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={SEARCH_MESSAGES.label}
      onClose={() => {
        // The dialog may have been reopened before this event arrives.
        if (!dialog.current?.open) onClose();
      }}
      onKeyDown={onKeyDown}
      onClickCapture={onClickCapture}
      onClick={(event) => {
        // A click on the backdrop targets the dialog; one on its content targets a child.
        if (event.target === dialog.current) close();
      }}
    >
      <SearchBox {...box} variant="dialog" onSubmit={showAll}>
        <button type="button" className="search-close" aria-label={SEARCH_MESSAGES.close} onClick={close}>
          <kbd>Esc</kbd>
          <span>{SEARCH_MESSAGES.cancel}</span>
        </button>
      </SearchBox>
    </dialog>
  );
}
