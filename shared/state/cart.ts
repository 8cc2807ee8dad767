import { changedCart, changesNothing, EMPTY_CART, type Cart } from '../domain/cart/cart.rules';
import type { CartChange } from '../domain/cart/cart.schema';
import { CartSync, type CartKeeper } from './cart-sync';
import { createStore, useStore } from './store';

export type { Cart, CartKeeper };

export const cartStore = createStore<Cart>(EMPTY_CART);

let open: { user: string; sync: CartSync } | undefined;

/**
 * Change that could not be sent before its session ended (idle timeout, expired token, no network). Lives as long as
 * the page; sent when the same person signs in again, dropped for anybody else.
 */
let pendingChange: { user: string; change: CartChange } | undefined;

/**
 * Opens the signed-in user's cart on the server; `undefined` empties the screen and local storage. Without a keeper it
 * lives as long as the page.
 */
export function openCart(user: string | undefined, keeper?: CartKeeper): void {
  if (open) {
    const change = open.sync.close();
    if (!changesNothing(change)) pendingChange = { user: open.user, change };
  }
  open = undefined;
  cartStore.set(EMPTY_CART);
  if (user === undefined || !keeper) return;
  open = {
    user,
    sync: new CartSync(user, keeper, cartStore.set, pendingChange?.user === user ? pendingChange.change : undefined),
  };
  pendingChange = undefined;
}

type Items = { properties?: readonly string[]; contacts?: readonly number[] };

const withDefaults = ({ properties = [], contacts = [] }: Items) => ({
  properties: [...properties],
  contacts: [...contacts],
});

function change({ add = {}, remove = {} }: { add?: Items; remove?: Items }): void {
  const cartChange: CartChange = { add: withDefaults(add), remove: withDefaults(remove) };
  if (open) open.sync.change(cartChange);
  else cartStore.set(changedCart(cartStore.get(), cartChange));
}

/** Adds missing items to the cart. */
export const addToCart = (items: Items): void => change({ add: items });

/** Removes items from the cart. */
export const removeFromCart = (items: Items): void => change({ remove: items });

/** Adds a property to the cart or removes it. */
export function toggleCartProperty(reference: string): void {
  const items = { properties: [reference] };
  change(cartStore.get().properties.includes(reference) ? { remove: items } : { add: items });
}

/** Adds a contact to the cart or removes it. */
export function toggleCartContact(id: number): void {
  const items = { contacts: [id] };
  change(cartStore.get().contacts.includes(id) ? { remove: items } : { add: items });
}

/** Empties the user's cart. */
export const emptyCart = (): void => removeFromCart(cartStore.get());

/** Resolves when the server has every change, after two seconds at most; used before sign-out. */
export const settleCart = (): Promise<void> => open?.sync.settle(2_000) ?? Promise.resolve();

/** The cart, followed by React. */
export function useCart(): Cart {
  return useStore(cartStore);
}
