import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface ChangeOptions {
  /** Back leaves the page instead of taking the change back. */
  replace?: boolean;
  state?: unknown;
}

type SearchChange = (next: (search: string) => string, options?: ChangeOptions) => void;

/**
 * Changes the query of the page's address. A change made before the page is drawn with the one before it adds to that one,
 * where one made of what is drawn would undo it.
 */
export function useSearchChange(): SearchChange {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const asked = useRef(search);
  useEffect(() => {
    asked.current = search;
  }, [search, key]);
  return useCallback(
    (next, { replace = false, state } = {}) => {
      const to = next(asked.current);
      if (to === asked.current) return;
      asked.current = to;
      void navigate({ pathname, search: to, hash }, { replace, state });
    },
    [navigate, pathname, hash],
  );
}
