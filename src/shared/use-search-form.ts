import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPathOf } from '../bundle/paths';

/** `onSubmit` of a plain form that leads to the search page: without leaving the app. Its field is called `q`. */
export function useSearchForm(): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    navigate(searchPathOf(field instanceof HTMLInputElement ? field.value.trim() : ''));
  };
}
