import type { CartChange } from './cart.schema';

/** What somebody has put aside, by id alone. */
export type Cart = { properties: readonly string[]; contacts: readonly number[] };

export const EMPTY_CART: Cart = { properties: [], contacts: [] };
export const NO_CHANGE: CartChange = {
  add: { properties: [], contacts: [] },
  remove: { properties: [], contacts: [] },
};

/** What stays keeps its place, what is new goes to the end; what is named on both sides goes out. */
function changedList<T>(held: readonly T[], add: readonly T[], remove: readonly T[]): T[] {
  const out = new Set(remove);
  return [...new Set([...held, ...add])].filter((item) => !out.has(item));
}

/** The cart after a change. */
export function changedCart(cart: Cart, { add, remove }: CartChange): { properties: string[]; contacts: number[] } {
  return {
    properties: changedList(cart.properties, add.properties, remove.properties),
    contacts: changedList(cart.contacts, add.contacts, remove.contacts),
  };
}

const without = <T>(list: readonly T[], others: readonly T[]): T[] => list.filter((item) => !others.includes(item));

/** One change that does what two do, one after the other: of an item, what was wanted last. */
export function bothChanges(first: CartChange, then: CartChange): CartChange {
  const side = (name: 'add' | 'remove', opposite: 'add' | 'remove') => ({
    properties: changedList(without(first[name].properties, then[opposite].properties), then[name].properties, []),
    contacts: changedList(without(first[name].contacts, then[opposite].contacts), then[name].contacts, []),
  });
  return { add: side('add', 'remove'), remove: side('remove', 'add') };
}

export const changesNothing = ({ add, remove }: CartChange): boolean =>
  [add.properties, add.contacts, remove.properties, remove.contacts].every((list) => list.length === 0);
