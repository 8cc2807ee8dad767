import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, type ListOrder, type PageSize } from '@pignon/shared/router';
import { PROPERTY_ORDER } from '@pignon/shared/domain/property/property.enums';
import { useDisplayMode } from '@pignon/shared/state';
import { useRefetchLists } from '../../data/property.queries';
import { LIST_VIEWS, withFilters, withOrder, withPageSize, type ListFilters, type ListView } from './list-state';
import { asksForAll, listUrl, parseListUrl } from './list-url';

/** Says that a change of address was made by the list itself, and so asks for nothing to be forgotten. */
const OWN = { byList: true };

function isOwn(state: unknown): boolean {
  return (state as Partial<typeof OWN> | null)?.byList === true;
}

/** An address with `?all` that a menu or a colleague's link gave is asked again from the API, cache or not. */
function useForcedReload(): void {
  const location = useLocation();
  const refetch = useRefetchLists();
  const forced = asksForAll(location.search) && !isOwn(location.state);
  useEffect(() => {
    if (forced) refetch();
    // one reload for each arrival, whatever changes on the way
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [location.key]);
}

/** The state of the list as its address tells it, and the ways to change it. */
export function usePropertyList() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [habit, setHabit] = useDisplayMode();
  useForcedReload();
  const state = useMemo(() => parseListUrl(search), [search]);
  const view: ListView = state.view ?? LIST_VIEWS.find((one) => one === habit) ?? 'IMAGES';
  return useMemo(() => {
    const go = (next: typeof state, replace = false) => {
      if (listUrl(next) !== search) void navigate({ pathname, search: listUrl(next) }, { replace, state: OWN });
    };
    return {
      ...state,
      view,
      /** The address of another page of the same list. */
      urlOf: (pageNumber: number) => listUrl({ ...state, pageNumber }),
      setFilters: (change: Partial<ListFilters>, replace = false) => go(withFilters(state, change), replace),
      /** Orders by a property that the list allows; any other is ignored. */
      setOrder: ({ property, direction }: ListOrder) => {
        const known = PROPERTY_ORDER.find((one) => one === property);
        if (known) go(withOrder(state, { property: known, direction }));
      },
      setPageSize: (size: PageSize) => go(withPageSize(state, size)),
      setPageNumber: (pageNumber: number) => go({ ...state, pageNumber }),
      setView: (next: ListView) => {
        setHabit(next);
        go({ ...state, view: next }, true);
      },
    };
  }, [state, view, search, pathname, navigate, setHabit]);
}

export type PropertyListControls = ReturnType<typeof usePropertyList>;
