import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../bundle/constants';

/** State of a field for a query. */
interface TypedQuery {
  /** Text of the field. */
  text: string;
  /** What to search for: the text after the first key and after each pause, without spaces around it. */
  query: string;
  /** Sets the text of the field and searches for it without delay. */
  setText: (text: string) => void;
  /** Event handlers of the `<input>`. */
  handlers: {
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onCompositionStart: () => void;
    onCompositionEnd: (event: { currentTarget: HTMLInputElement }) => void;
  };
}

/** Follows a reader's typing. Text that an input method is still composing is not searched for. */
export function useTypedQuery(initial: string): TypedQuery {
  const [text, showText] = useState(initial);
  const [query, setQuery] = useState(initial.trim());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stopWaiting = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const setText = (next: string): void => {
    stopWaiting();
    showText(next);
    setQuery(next.trim());
  };
  const onType = (next: string): void => {
    const isBurst = timer.current !== undefined;
    stopWaiting();
    showText(next);
    if (isComposing.current) return;
    // No debounce after the first key or for an emptied field.
    if (!isBurst || next === '') setQuery(next.trim());
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setQuery(next.trim());
    }, SEARCH_DEBOUNCE_MS);
  };
  return {
    text,
    query,
    setText,
    handlers: {
      onChange: (event) => onType(event.target.value),
      onCompositionStart: () => {
        isComposing.current = true;
        stopWaiting();
      },
      onCompositionEnd: (event) => {
        isComposing.current = false;
        // Not every browser fires a change event after this one.
        onType(event.currentTarget.value);
      },
    },
  };
}
