import { createStore, useStore } from './store';

/** What a user has put aside, by id alone. */
export type Cart = { properties: readonly string[]; contacts: readonly number[] };

const EMPTY: Cart = { properties: [], contacts: [] };

/** Each user of the machine has a cart of their own. */
let owner: string | undefined;

const keyOf = (user: string) => `pignon.cart.${user}`;

export const cartStore = createStore<Cart>(EMPTY);

function parse(text: string | null): Cart {
  if (text === null) return EMPTY;
  try {
    const stored = JSON.parse(text) as Partial<Record<keyof Cart, unknown>> | null;
    const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
    return {
      properties: list(stored?.properties).filter((id): id is string => typeof id === 'string'),
      contacts: list(stored?.contacts).filter((id): id is number => Number.isSafeInteger(id)),
    };
  } catch {
    return EMPTY;
  }
}

function write(cart: Cart): void {
  cartStore.set(cart);
  if (owner !== undefined) localStorage.setItem(keyOf(owner), JSON.stringify(cart));
}

window.addEventListener('storage', (event) => {
  if (owner !== undefined && event.key === keyOf(owner)) cartStore.set(parse(event.newValue));
});

/** Opens the cart of the person who signed in; `undefined` empties the screen and forgets whose it was. */
export function openCart(user: string | undefined): void {
  owner = user;
  cartStore.set(user === undefined ? EMPTY : parse(localStorage.getItem(keyOf(user))));
}

function toggled<T>(ids: readonly T[], id: T): readonly T[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** Adds the property to the cart, or takes it out. */
export function toggleCartProperty(reference: string): void {
  write({ ...cartStore.get(), properties: toggled(cartStore.get().properties, reference) });
}

/** Adds the contact to the cart, or takes it out. */
export function toggleCartContact(id: number): void {
  write({ ...cartStore.get(), contacts: toggled(cartStore.get().contacts, id) });
}

/** Empties the cart of the person at work. */
export function emptyCart(): void {
  write(EMPTY);
}

/** The cart, followed by React. */
export function useCart(): Cart {
  return useStore(cartStore);
}
