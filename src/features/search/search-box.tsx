import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { MAX_SEARCH_QUERY, SEARCH_PATH } from '../../bundle/constants';
import { SEARCH_MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { SiteIndex } from '../../bundle/records';
import { panelQuery, preloadSearch } from './panel-query';
import { SearchFailure } from './search-failure';
import { SearchIcon } from './search-icon';
import { useCombobox } from './use-combobox';
import { useTypedQuery } from './use-typed-query';

/** The query, and the name of the section to search in; an empty name means all sections. */
export interface SearchInput {
  query: string;
  section: string;
}

interface SearchBoxProps {
  site: SiteIndex;
  /** Path of the page the reader is on. */
  from: string;
  variant: 'dialog' | 'page';
  /** Initial query and section. */
  initial: SearchInput;
  onChange: (input: SearchInput) => void;
  /** Called when Enter is pressed and there is no result of the present text to open. */
  onSubmit: (input: SearchInput) => void;
  /** Content after the field. */
  children?: ReactNode;
}

/** The search field and its results; the code of the results loads on first use. */
export function SearchBox({ site, from, variant, initial, onChange, onSubmit, children }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [section, setSection] = useState(initial.section);
  const { text, query, setText, handlers } = useTypedQuery(initial.query);
  const { activeId, setActiveId, onKeyDown } = useCombobox(form);
  const { data: Panel, error, refetch, isFetching } = useQuery(panelQuery());
  const [answeredQuery, setAnsweredQuery] = useState('');
  const onAnswer = useCallback(
    (answered: string, firstId: string | undefined) => {
      setAnsweredQuery(answered);
      setActiveId(firstId);
    },
    [setActiveId],
  );

  const client = useQueryClient();
  // In parallel with the panel's code, not after it. If a key opened the box, nothing was preloaded.
  useEffect(() => preloadSearch(client, site), [client, site]);
  useEffect(() => onChange({ query, section }), [onChange, query, section]);

  const handleKey = (event: KeyboardEvent): void => {
    // The input method handles these keys; some browsers report that only by key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // The list is stale: Enter must not open a result of an older text.
    if (event.key === 'Enter' && text.trim() !== answeredQuery) return;
    if (onKeyDown(event)) event.preventDefault();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setText(text);
    if (text.trim() !== '') onSubmit({ query: text.trim(), section });
  };
  const fill = (next: string): void => {
    setText(next);
    field.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a form, too
    <form
      ref={form}
      className="search-box"
      data-variant={variant}
      role="search"
      aria-label={SEARCH_MESSAGES.title}
      action={withBase(SEARCH_PATH)}
      onSubmit={submit}
    >
      <div className="search-field">
        <SearchIcon name="search" />
        <input
          ref={field}
          type="text"
          name="q"
          role="combobox"
          aria-label={SEARCH_MESSAGES.label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={activeId !== undefined}
          aria-controls={activeId === undefined ? undefined : `${id}list`}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_SEARCH_QUERY}
          placeholder={SEARCH_MESSAGES.placeholder}
          value={text}
          {...handlers}
          onKeyDown={handleKey}
        />
        {text !== '' && (
          <button
            type="button"
            className="search-clear"
            aria-label={SEARCH_MESSAGES.clear}
            onClick={() => fill('')}
          >
            <SearchIcon name="close" />
          </button>
        )}
        {children}
      </div>
      {Panel && (
        <Panel
          site={site}
          from={from}
          variant={variant}
          query={query}
          section={section}
          onSection={setSection}
          onFill={fill}
          listId={`${id}list`}
          activeId={activeId}
          onActive={setActiveId}
          onAnswer={onAnswer}
        />
      )}
      {!Panel && !error && <div className="search-progress" data-active="later" />}
      {error && !Panel && (
        <SearchFailure error={error} query={text} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </form>
  );
}
