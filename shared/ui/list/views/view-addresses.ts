import type { View } from '@pignon/shared/domain/view/view.schema';
import { numberParam, readListUrl, writeListUrl, type ListSchema, type ListState } from '@pignon/shared/router';

const SAVED_VIEW_PARAM = numberParam();

const joinQuery = (...parts: readonly string[]): string => {
  const query = parts.filter(Boolean).join('&');
  return query && `?${query}`;
};

/** A list whose views store its address and one more choice: a tab, a display mode. */
export interface ViewedSchema<Filters, P extends string, Face> {
  list: ListSchema<Filters, P>;
  /** Serializes the face: `type=owner`; empty for the first one. */
  write: (face: Face) => string;
  /** Choice in an address; the default for an unknown value. */
  read: (params: URLSearchParams) => Face;
  /** Path of the list with a face, with the rest of its query. */
  pathOf: (face: Face, search: string) => string;
}

/** Converts between views and list addresses. */
export function viewAddresses<Filters, P extends string, Face>({
  list,
  write,
  read,
  pathOf,
}: ViewedSchema<Filters, P, Face>) {
  type ViewListState = ListState<Filters, P>;
  /** A view stores its face, then filters, sort and size. */
  const addressToKeep = (state: ViewListState, face: Face): string =>
    joinQuery(write(face), writeListUrl({ ...state, pageNumber: 0 }, list).slice(1));
  /** Parses a view's address; ignores what another version or a manual edit left in it. */
  const readAddress = (address: string): { state: ViewListState; face: Face } => ({
    state: { ...readListUrl(address, list), pageNumber: 0 },
    face: read(new URLSearchParams(address)),
  });
  return {
    addressToKeep,
    readAddress,
    /** Address that opens a view, including its id. */
    addressOf: ({ id, address }: Pick<View, 'id' | 'address'>): string => {
      const { state, face } = readAddress(address);
      return pathOf(face, joinQuery(writeListUrl(state, list).slice(1), `saved=${id}`));
    },
    /** True when the list differs from its opened view. */
    isChanged: (state: ViewListState, face: Face, view: Pick<View, 'address'>): boolean => {
      const fields = readAddress(view.address);
      return addressToKeep(state, face) !== addressToKeep(fields.state, fields.face);
    },
    /** The view that an address was opened from, or null. */
    savedIn: (search: string): number | null =>
      SAVED_VIEW_PARAM.parse(new URLSearchParams(search).get('saved') ?? '') ?? null,
    /** The address without the view that it was opened from. */
    withoutSaved: (search: string): string => {
      const params = new URLSearchParams(search);
      params.delete('saved');
      return writeListUrl(readListUrl(search, list), list, params.toString());
    },
  };
}
