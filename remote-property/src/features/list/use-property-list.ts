import { useEffect, useMemo } from 'react';
import { useQueryClient } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { PAGE_SIZES, useLocation, useSearchChange, type FilterPatch, type ListOrder } from '@pignon/shared/router';
import type { View } from '@pignon/shared/domain/view/view.schema';
import { PROPERTY_ORDER } from '@pignon/shared/domain/property/property.enums';
import type { MapPlace } from '@pignon/shared/domain/place/map-grid';
import { useDisplayMode } from '@pignon/shared/state';
import { axesWith } from './address/cube-url';
import type { ListFilters } from './list-filters';
import {
  SCROLLED_VIEWS,
  withFilters,
  withOrder,
  withPageSize,
  type CubeAxes,
  type ListView,
  type TableColumn,
} from './list-state';
import { asksForAll, listUrl, parseListUrl } from './address/list-url';

/** Router state of the list's own navigations, which keep the selection. */
const OWN = { byList: true };

function isOwn(state: unknown): boolean {
  return (state as Partial<typeof OWN> | null)?.byList === true;
}

/** Reloads the list from the API, bypassing the cache, when a link to it has `?all`. */
function useForcedReload(): void {
  const location = useLocation();
  const client = useQueryClient();
  const forced = asksForAll(location.search) && !isOwn(location.state);
  useEffect(() => {
    if (forced) void client.invalidateQueries({ queryKey: ['POST property/find'] });
    // once per navigation
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [location.key]);
}

/** State of the list in its address, and changes of it. */
export function usePropertyList() {
  const { search } = useLocation();
  const changeSearch = useSearchChange();
  const [preference, setPreference] = useDisplayMode();
  useForcedReload();
  const state = useMemo(() => parseListUrl(search), [search]);
  const view: ListView = state.view ?? preference;
  return useMemo(() => {
    const go = (next: (now: typeof state) => typeof state, replace = false) =>
      changeSearch((currentSearch) => listUrl(next(parseListUrl(currentSearch))), { replace, state: OWN });
    return {
      ...state,
      view,
      /** Address of another page. */
      urlOf: (pageNumber: number) => listUrl({ ...state, pageNumber }),
      setFilters: (change: FilterPatch<ListFilters>, replace = false) =>
        go((now) => withFilters(now, typeof change === 'function' ? change(now.filters) : change), replace),
      /** Orders by a property that the list allows; any other is ignored. */
      setOrder: ({ property, direction }: ListOrder) => {
        const known = PROPERTY_ORDER.find((one) => one === property);
        if (known) go((now) => withOrder(now, { property: known, direction }));
      },
      setPageSize: (size: number) => {
        const known = PAGE_SIZES.find((one) => one === size);
        if (known) go((now) => withPageSize(now, known));
      },
      /** Sets the columns of this address, which replace the user's preference. */
      setColumns: (columns: readonly TableColumn[] | null) => go((now) => ({ ...now, columns }), true),
      setSaved: (saved: number | null) => go((now) => ({ ...now, saved }), true),
      /** Opens a saved view. */
      openView: (view: Pick<View, 'id' | 'address'>) =>
        go(() => ({ ...parseListUrl(view.address), pageNumber: 0, saved: view.id }), true),
      /** Endless scrolling, as offered by the pager. */
      whole: {
        chosen: state.continuous && SCROLLED_VIEWS.includes(view),
        onChoose: () => go((now) => ({ ...now, continuous: true, pageNumber: 0 })),
      },
      setPageNumber: (pageNumber: number) => go((now) => ({ ...now, pageNumber })),
      /** Address of the list with other filters, in the preferred view. */
      listOf: (change: Partial<ListFilters>) =>
        `${paths.properties}${listUrl({ ...state, filters: { ...state.filters, ...change }, pageNumber: 0, view: null, map: null })}`,
      setCube: (change: Partial<CubeAxes>) =>
        go((now) => ({ ...now, view: 'CUBE', cube: axesWith(now.cube, change) }), true),
      setView: (next: ListView) => {
        if (next !== 'CUBE') {
          setPreference(next);
          bus.publish('display.changed', { mode: next });
        }
        go((now) => ({ ...now, view: next, map: next === 'MAPS' ? now.map : null }), true);
      },
      setMap: (map: MapPlace) => go((now) => ({ ...now, map }), true),
    };
  }, [state, view, changeSearch, setPreference]);
}

export type PropertyListControls = ReturnType<typeof usePropertyList>;
