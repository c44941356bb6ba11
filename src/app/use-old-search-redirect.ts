import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSearchParams, searchPathOf } from '../bundle/paths';

/** Redirects `/?q=…` to the search page: such links date from before the search had a page of its own. */
export function useOldSearchRedirect(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { query, section } = readSearchParams(search);
    if (pathname === '/' && query !== '') navigate(searchPathOf(query, section), { replace: true });
  }, [pathname, search, navigate]);
}
