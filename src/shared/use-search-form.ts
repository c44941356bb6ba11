import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPathOf } from '../bundle/paths';

/** Returns an `onSubmit` that opens the search page within the app. The field of the form must have the name `q`. */
export function useSearchForm(): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    navigate(searchPathOf(field instanceof HTMLInputElement ? field.value.trim() : ''));
  };
}
