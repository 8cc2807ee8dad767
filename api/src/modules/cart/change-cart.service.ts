import { changedCart } from '@pignon/shared/domain/cart/cart.rules';
import { MAX_CART } from '@pignon/shared/domain/cart/cart.limits';
import type { CartChange, StoredCart } from '@pignon/shared/domain/cart/cart.schema';
import type { Db } from '../../db/db';
import { invalid } from '../../http/api-problem';
import { existingProperties, lockCart, lockContacts, writeCart } from './cart.repo';

const isSameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

const tooMany = (list: 'properties' | 'contacts', word: string) =>
  invalid(`add.${list}`, `Un panier contient au plus ${MAX_CART} ${word}`);

/**
 * Adds to and removes from a user's cart; missing and erased records are skipped. @throws VALIDATION when it would hold
 * too much
 */
export function changeCart(db: Db, user: string, { add, remove }: CartChange): Promise<StoredCart> {
  return db.tx(async (tx) => {
    // contacts before the cart: the order in which an erasure locks them
    const existingContactIds = await lockContacts(tx, add.contacts);
    const existingReferences = await existingProperties(tx, add.properties);
    const lockedCart = await lockCart(tx, user);
    const existingItems = {
      properties: add.properties.filter((reference) => existingReferences.has(reference)),
      contacts: add.contacts.filter((id) => existingContactIds.has(id)),
    };
    const { properties, contacts } = changedCart(lockedCart, { add: existingItems, remove });
    if (properties.length > MAX_CART) throw tooMany('properties', 'biens');
    if (contacts.length > MAX_CART) throw tooMany('contacts', 'contacts');
    if (isSameList(properties, lockedCart.properties) && isSameList(contacts, lockedCart.contacts)) return lockedCart;
    const next = { properties, contacts, version: lockedCart.version + 1 };
    await writeCart(tx, user, next);
    return next;
  });
}
