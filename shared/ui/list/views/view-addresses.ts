import type { View } from '@pignon/shared/domain/view/view.schema';
import { numberParam, readListUrl, writeListUrl, type ListSchema, type ListState } from '@pignon/shared/router';

const SAVED = numberParam();

const joined = (...parts: readonly string[]): string => {
  const said = parts.filter(Boolean).join('&');
  return said && `?${said}`;
};

/** A list whose views keep its address and one thing more: a tab, a way to show it. */
export interface ViewedSchema<Filters, P extends string, Face> {
  list: ListSchema<Filters, P>;
  /** How a view writes the face down: `type=owner`; nothing for the first one. */
  write: (face: Face) => string;
  /** The face that an address names; the first one for a word that names none. */
  read: (params: URLSearchParams) => Face;
  /** Where the list with a face is, with what else its address says. */
  pathOf: (face: Face, search: string) => string;
}

/** The addresses that views of a list are kept as, and those they lead to. */
export function viewAddresses<Filters, P extends string, Face>({
  list,
  write,
  read,
  pathOf,
}: ViewedSchema<Filters, P, Face>) {
  type State = ListState<Filters, P>;
  /** What a view keeps: its face, then filters, order and size. */
  const addressToKeep = (state: State, face: Face): string =>
    joined(write(face), writeListUrl({ ...state, pageNumber: 0 }, list).slice(1));
  /** What a view shows. What another version or a curious hand left in its address is ignored. */
  const readAddress = (address: string): { state: State; face: Face } => ({
    state: { ...readListUrl(address, list), pageNumber: 0 },
    face: read(new URLSearchParams(address)),
  });
  return {
    addressToKeep,
    readAddress,
    /** Where a view leads; the list then knows where it came from. */
    addressOf: ({ id, address }: Pick<View, 'id' | 'address'>): string => {
      const { state, face } = readAddress(address);
      return pathOf(face, joined(writeListUrl(state, list).slice(1), `saved=${id}`));
    },
    /** True when the list shows something else than the view that it was opened from. */
    isChanged: (state: State, face: Face, view: Pick<View, 'address'>): boolean => {
      const kept = readAddress(view.address);
      return addressToKeep(state, face) !== addressToKeep(kept.state, kept.face);
    },
    /** The view that an address was opened from, or null. */
    savedIn: (search: string): number | null => SAVED.parse(new URLSearchParams(search).get('saved') ?? '') ?? null,
    /** The address without the view that it was opened from. */
    withoutSaved: (search: string): string => {
      const params = new URLSearchParams(search);
      params.delete('saved');
      return writeListUrl(readListUrl(search, list), list, params.toString());
    },
  };
}
