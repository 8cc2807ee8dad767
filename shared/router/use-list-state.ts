import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  defaultFilters,
  readListUrl,
  writeListUrl,
  type ListOrder,
  type ListSchema,
  type ListState,
  type PageSize,
} from './list-url';
import { useSearchChange } from './use-search-change';

/**
 * Changed filters. A function computes them from the current ones, as of a list that a click adds to: those of the last
 * render may be older, and an earlier click of the same moment would be lost.
 */
export type FilterPatch<Filters> = Partial<Filters> | ((current: Filters) => Partial<Filters>);

export interface ListControls<Filters, P extends string> extends ListState<Filters, P> {
  /** True when any filter differs from its default. */
  filtered: boolean;
  /**
   * Changes filters, optionally the sort, and returns to the first page. Replaces the address while typing, so that
   * Back leaves the list.
   */
  setFilters: (patch: FilterPatch<Filters>, options?: { replace?: boolean; order?: ListOrder<P> }) => void;
  resetFilters: () => void;
  /** Orders by a property that the list allows; any other is ignored. */
  setOrder: (order: ListOrder) => void;
  setPageSize: (size: PageSize) => void;
  setPageNumber: (page: number) => void;
  /** The paging half of a find call's body. */
  paging: { pageSize: number; pageNumber: number; order: ListOrder<P> };
}

/** Return type of the hook for a schema. */
export type ControlsOf<Schema> =
  Schema extends ListSchema<infer Filters, infer Property> ? ListControls<Filters, Property> : never;

/**
 * A list whose whole state is in the address: filters, order, page. Changing filters, size or order goes back to the
 * first page. `schema` must be a constant of the module.
 */
export function useListState<Filters extends object, P extends string>(
  schema: ListSchema<Filters, P>,
): ListControls<Filters, P> {
  const { search } = useLocation();
  const changeSearch = useSearchChange();
  const state = useMemo(() => readListUrl(search, schema), [search, schema]);
  return useMemo(() => {
    type CurrentListState = ListState<Filters, P>;
    const changeList = (change: (currentState: CurrentListState) => Partial<CurrentListState>, replace = false) =>
      changeSearch(
        (currentSearch) => {
          const currentState = readListUrl(currentSearch, schema);
          return writeListUrl({ ...currentState, pageNumber: 0, ...change(currentState) }, schema, currentSearch);
        },
        { replace },
      );
    const defaults = defaultFilters(schema);
    const { order, pageNumber, pageSize } = state;
    return {
      ...state,
      filtered: Object.entries(schema.filters).some(([key, param]) => {
        const { print } = param as { print: (value: unknown) => string };
        return print(state.filters[key as keyof Filters]) !== print(defaults[key as keyof Filters]);
      }),
      setFilters: (patch, { replace, order: next } = {}) =>
        changeList(
          ({ filters, order: currentOrder }) => ({
            filters: { ...filters, ...(typeof patch === 'function' ? patch(filters) : patch) },
            order: next ?? currentOrder,
          }),
          replace,
        ),
      resetFilters: () => changeList(() => ({ filters: defaults })),
      setOrder: ({ property, direction }) => {
        const allowedProperty = schema.orderProperties.find((allowed) => allowed === property);
        if (allowedProperty) changeList(() => ({ order: { property: allowedProperty, direction } }));
      },
      setPageSize: (next) => changeList(() => ({ pageSize: next })),
      setPageNumber: (next) => changeList(() => ({ pageNumber: next })),
      paging: { order, pageNumber, pageSize },
    };
  }, [state, schema, changeSearch]);
}
