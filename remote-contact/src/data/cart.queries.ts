import { call, inBatches, useQuery, type CallKey } from '@pignon/shared/api';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { citiesOf } from '../features/criteria/criterion-sentence';

const QUERY_META: { calls: readonly CallKey[] } = { calls: ['POST contact/byIds'] };
/** Maximum number of communes per request. */
const MAX_CITIES = 200;

export interface CartContact {
  contact: Contact;
  /** Communes of the criteria, by INSEE code. */
  cities: ReadonlyMap<string, string>;
}

async function readContacts(ids: number[]): Promise<CartContact[]> {
  const { content } = await call('POST contact/byIds', { body: ids });
  const codes = [...new Set(content.flatMap(({ filters }) => citiesOf(filters)))].slice(0, MAX_CITIES);
  const communes = codes.length === 0 ? [] : await call('GET commune', { query: { insee: codes } });
  const cities = new Map(communes.map(({ insee, name }) => [insee, name]));
  return content.map((contact) => ({ contact, cities }));
}

const readContact = inBatches(readContacts, ({ contact }) => contact.id);

/** A contact of the cart; null when deleted. Visible ones are fetched together. */
export function useCartContact(id: number) {
  return useQuery({
    queryKey: ['cart contact', id],
    queryFn: async () => (await readContact(id)) ?? null,
    meta: QUERY_META,
  });
}

/** Reads several contacts in order; missing ones are left out. */
export function useCartContacts(ids: readonly number[]) {
  return useQuery({
    queryKey: ['cart contacts', ids],
    meta: QUERY_META,
    queryFn: async () => {
      const read = await Promise.all(ids.map((id) => readContact(id)));
      return read.flatMap((each) => (each ? [each.contact] : []));
    },
  });
}
