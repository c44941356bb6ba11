import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSearchParams, searchPathOf } from '../bundle/paths';

/** Redirects `/?q=…`, which was published as the address of the search before it had a page. */
export function useOldSearchRedirect(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { query, section } = readSearchParams(search);
    if (pathname === '/' && query !== '') navigate(searchPathOf(query, section), { replace: true });
  }, [pathname, search, navigate]);
}
