import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom';

interface ChangeOptions {
  /** True to make Back leave the page instead of undoing the change. */
  replace?: boolean;
  state?: unknown;
}

type SearchChange = (changeSearch: (search: string) => string, options?: ChangeOptions) => void;

/**
 * Changes the query of the page's address. Changes before the next render accumulate; based on the rendered address
 * they would undo each other.
 */
export function useSearchChange(): SearchChange {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // the router's location changes at once, React renders later
  const router = use(DataRouterContext)?.router;
  return useCallback(
    (changeSearch, { replace = false, state } = {}) => {
      const routerLocation = router?.state.location;
      const currentSearch = routerLocation?.pathname === pathname ? routerLocation.search : search;
      const nextSearch = changeSearch(currentSearch);
      if (nextSearch === currentSearch) return;
      void navigate({ pathname, search: nextSearch, hash }, { replace, state });
    },
    [navigate, router, pathname, search, hash],
  );
}
