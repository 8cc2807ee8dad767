import type { CartChange } from './cart.schema';

/** Cart of a user, by ids. */
export type Cart = { properties: readonly string[]; contacts: readonly number[] };

export const EMPTY_CART: Cart = { properties: [], contacts: [] };
export const NO_CHANGE: CartChange = {
  add: { properties: [], contacts: [] },
  remove: { properties: [], contacts: [] },
};

/** Keeps the order of existing items and appends new ones; an item both added and removed is removed. */
function changedList<T>(current: readonly T[], add: readonly T[], remove: readonly T[]): T[] {
  const out = new Set(remove);
  return [...new Set([...current, ...add])].filter((item) => !out.has(item));
}

/** The cart after a change. */
export function changedCart(cart: Cart, { add, remove }: CartChange): { properties: string[]; contacts: number[] } {
  return {
    properties: changedList(cart.properties, add.properties, remove.properties),
    contacts: changedList(cart.contacts, add.contacts, remove.contacts),
  };
}

const without = <T>(list: readonly T[], others: readonly T[]): T[] => list.filter((item) => !others.includes(item));

/** Merges two consecutive changes: the last one of an item wins. */
export function bothChanges(first: CartChange, then: CartChange): CartChange {
  const side = (name: 'add' | 'remove', opposite: 'add' | 'remove') => ({
    properties: changedList(without(first[name].properties, then[opposite].properties), then[name].properties, []),
    contacts: changedList(without(first[name].contacts, then[opposite].contacts), then[name].contacts, []),
  });
  return { add: side('add', 'remove'), remove: side('remove', 'add') };
}

export const changesNothing = ({ add, remove }: CartChange): boolean =>
  [add.properties, add.contacts, remove.properties, remove.contacts].every((list) => list.length === 0);
