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
 * mouse is over it, and Escape closes it. A tap shows it too, with a link to the glossary, until the next tap elsewhere.
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
    /** Not every browser sets `pointerType` on clicks. */
    let pressedBy = '';

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
      const note = placeNote(root, term, text, pressedBy === 'touch');
      shown = { term, note, release: closeOnEscape(hide) };
    };
    /** Without its note, a term is a link like any other. */
    const follow = (term: HTMLAnchorElement): void => {
      pressedBy = '';
      term.click();
    };
    const isInNote = (target: EventTarget | null): boolean =>
      target instanceof Node && shown?.note.contains(target) === true;
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
      else if (isInNote(event.target)) clearTimeout(timer);
      else if (shown || wanted) {
        clearTimeout(timer);
        timer = setTimeout(hide, TERM_NOTE_LINGER_MS);
      }
    };
    const onFocus = (event: FocusEvent): void => {
      const term = findTerm(event.target);
      if (term?.matches(':focus-visible')) showSoon(term);
      else if (!isInNote(event.target)) hide();
    };
    const onDown = ({ target, pointerType }: PointerEvent): void => {
      pressedBy = pointerType;
      if (pointerType === 'touch' && findTerm(target) !== shown?.term && !isInNote(target)) hide();
    };
    const onClick = (event: MouseEvent): void => {
      const term = findTerm(event.target);
      // A second tap follows the link.
      if (!term || pressedBy !== 'touch' || shown?.term === term) return;
      event.preventDefault();
      hide();
      wanted = term;
      show(term).then(
        () => {
          if (wanted === term) follow(term);
        },
        () => follow(term),
      );
    };
    const onBlur = (event: FocusEvent): void => {
      // A tap on the note's link moves the focus into the note.
      if (isInNote(event.relatedTarget)) return;
      if (findTerm(event.target) === (shown?.term ?? wanted)) hide();
    };
    document.addEventListener('pointerover', onOver);
    document.addEventListener('pointerdown', onDown);
    root.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      hide();
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('pointerdown', onDown);
      root.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [container, client]);
}
