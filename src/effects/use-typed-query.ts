import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../bundle/constants';

/** A field to type a query into. */
export interface TypedQuery {
  /** What stands in the field. */
  text: string;
  /** What to search for: the text once the reader pauses, without spaces around it. */
  query: string;
  /** Puts a text there, and searches for it at once. */
  setText: (text: string) => void;
  /** For the `<input>`. */
  handlers: {
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onCompositionStart: () => void;
    onCompositionEnd: (event: { currentTarget: HTMLInputElement }) => void;
  };
}

/** Follows a reader's typing. What an input method has not yet turned into words is not searched for. */
export function useTypedQuery(initial: string): TypedQuery {
  const [text, showText] = useState(initial);
  const [query, setQuery] = useState(initial.trim());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setText = (next: string): void => {
    clearTimeout(timer.current);
    showText(next);
    setQuery(next.trim());
  };
  const type = (next: string): void => {
    clearTimeout(timer.current);
    showText(next);
    // An emptied field needs no waiting.
    if (isComposing.current) return;
    timer.current = setTimeout(() => setQuery(next.trim()), next === '' ? 0 : SEARCH_DEBOUNCE_MS);
  };
  return {
    text,
    query,
    setText,
    handlers: {
      onChange: (event) => type(event.target.value),
      onCompositionStart: () => {
        isComposing.current = true;
        clearTimeout(timer.current);
      },
      onCompositionEnd: (event) => {
        isComposing.current = false;
        // Browsers do not agree on whether a change follows.
        type(event.currentTarget.value);
      },
    },
  };
}
