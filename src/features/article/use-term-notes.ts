import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { TERM_NOTE_LINGER_MS, TERM_NOTE_REST_MS } from '../../bundle/constants';
import { loadCode } from '../../content/load-code';
import { closeOnEscape } from '../../shared/close-on-escape';

const importNote = () => import(/* webpackChunkName: "term-note" */ './term-note');

const TERM_SELECTOR = 'a.glossary-term';

function findTerm(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(TERM_SELECTOR) : null;
}

/**
 * Shows the definition of a glossary term while the mouse or the keyboard focus is on it. The note stays while the
 * mouse is over it, and Escape closes it. A tap follows the link instead.
 */
export function useTermNotes(container: RefObject<HTMLElement | null>): void {
  const client = useQueryClient();
  useEffect(() => {
    const root = container.current;
    if (!root?.querySelector(TERM_SELECTOR)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: { term: HTMLAnchorElement; note: HTMLElement; release: () => void } | undefined;
    /** The term whose note is shown next. */
    let wanted: HTMLAnchorElement | undefined;

    const hide = (): void => {
      clearTimeout(timer);
      wanted = undefined;
      shown?.term.removeAttribute('aria-describedby');
      shown?.note.remove();
      shown?.release();
      shown = undefined;
    };
    const show = async (term: HTMLAnchorElement): Promise<void> => {
      const { loadDefinition, placeNote } = await loadCode('term-note', importNote, { canWait: true });
      const text = await loadDefinition(client, term);
      // The reader may have moved on while the definition was loading.
      if (wanted !== term || text === undefined) return;
      hide();
      shown = { term, note: placeNote(root, term, text), release: closeOnEscape(hide) };
    };
    const showSoon = (term: HTMLAnchorElement): void => {
      if (shown?.term === term) {
        clearTimeout(timer);
        return;
      }
      hide();
      wanted = term;
      timer = setTimeout(() => {
        // Without the note, the term is still a link.
        show(term).catch((error: unknown) => console.warn('A definition did not load.', error));
      }, TERM_NOTE_REST_MS);
    };

    const onOver = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      const term = findTerm(event.target);
      if (term) showSoon(term);
      else if (event.target instanceof Node && shown?.note.contains(event.target)) clearTimeout(timer);
      else if (shown || wanted) {
        clearTimeout(timer);
        timer = setTimeout(hide, TERM_NOTE_LINGER_MS);
      }
    };
    const onFocus = (event: FocusEvent): void => {
      const term = findTerm(event.target);
      if (term?.matches(':focus-visible')) showSoon(term);
      else hide();
    };
    const onBlur = (event: FocusEvent): void => {
      if (findTerm(event.target) === (shown?.term ?? wanted)) hide();
    };
    document.addEventListener('pointerover', onOver);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      hide();
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [container, client]);
}
