import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom';

interface ChangeOptions {
  /** Back leaves the page instead of taking the change back. */
  replace?: boolean;
  state?: unknown;
}

type SearchChange = (next: (search: string) => string, options?: ChangeOptions) => void;

/**
 * Changes the query of the page's address. A change made before the page is drawn with the one before it, its own or a
 * link's, adds to that one, where one made of what is drawn would undo it.
 */
export function useSearchChange(): SearchChange {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // it moves at once, and the page is drawn after it
  const router = use(DataRouterContext)?.router;
  return useCallback(
    (next, { replace = false, state } = {}) => {
      const reached = router?.state.location;
      const now = reached?.pathname === pathname ? reached.search : search;
      const to = next(now);
      if (to === now) return;
      void navigate({ pathname, search: to, hash }, { replace, state });
    },
    [navigate, router, pathname, search, hash],
  );
}
