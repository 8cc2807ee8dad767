import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import type { View } from '@pignon/shared/domain/view/view.schema';
import { numberParam, readListUrl, writeListUrl } from '@pignon/shared/router';
import { CONTACT_LIST, pathOfType, typeOfPath, type ContactListState } from '../contact-list';

const SAVED = numberParam();

const joined = (...parts: readonly string[]): string => {
  const said = parts.filter(Boolean).join('&');
  return said && `?${said}`;
};

/** What a view keeps: the tab, which the list's own address says in its path, then filters, order and size. */
export const addressToKeep = (state: ContactListState, type: ContactType | null): string =>
  joined(type ? `type=${type.toLowerCase()}` : '', writeListUrl({ ...state, pageNumber: 0 }, CONTACT_LIST).slice(1));

/** What a view shows. What another version or a curious hand left in its address is ignored. */
export function readAddress(address: string): { state: ContactListState; type: ContactType | null } {
  const type = typeOfPath(new URLSearchParams(address).get('type') ?? undefined);
  return { state: { ...readListUrl(address, CONTACT_LIST), pageNumber: 0 }, type };
}

/** Where a view leads; the list then knows where it came from. */
export function addressOf({ id, address }: Pick<View, 'id' | 'address'>): string {
  const { state, type } = readAddress(address);
  return pathOfType(type, joined(writeListUrl(state, CONTACT_LIST).slice(1), `saved=${id}`));
}

/** True when the list shows something else than the view that it was opened from. */
export function isChanged(state: ContactListState, type: ContactType | null, view: Pick<View, 'address'>): boolean {
  const kept = readAddress(view.address);
  return addressToKeep(state, type) !== addressToKeep(kept.state, kept.type);
}

/** The view that an address was opened from, or null. */
export const savedIn = (search: string): number | null =>
  SAVED.parse(new URLSearchParams(search).get('saved') ?? '') ?? null;

/** The address without the view that it was opened from. */
export const withoutSaved = (search: string): string => writeListUrl(readListUrl(search, CONTACT_LIST), CONTACT_LIST);
