import { waitFor } from '@testing-library/react';
import { changedCart } from '../domain/cart/cart.rules';
import type { CartChange, StoredCart } from '../domain/cart/cart.schema';
import { addToCart, cartStore, emptyCart, openCart, removeFromCart, settleCart, toggleCartProperty } from './cart';
import { CartSync, type CartKeeper } from './cart-sync';

class Refusal extends Error {
  constructor(readonly status: number) {
    super(String(status));
  }
}

/** Simulates a server with one cart, whose responses can be delayed. */
function aServer(start: Partial<StoredCart> = {}) {
  let cart: StoredCart = { properties: [], contacts: [], version: 0, ...start };
  let refusal: Error | undefined;
  let pendingGate: Promise<undefined> | undefined;
  const changes: CartChange[] = [];
  const keeper = {
    read: () => Promise.resolve(cart),
    change: async (change: CartChange) => {
      changes.push(change);
      await pendingGate;
      if (refusal) throw refusal;
      cart = { ...changedCart(cart, change), version: cart.version + 1 };
      return cart;
    },
    onRefused: jest.fn<undefined, [error: unknown]>(),
  } satisfies CartKeeper;
  return {
    keeper,
    changes,
    cart: () => cart,
    refuseWith: (error: Error | undefined) => {
      refusal = error;
    },
    hold: () => {
      let releaseResponses: () => void = () => undefined;
      pendingGate = new Promise((resolve) => {
        releaseResponses = () => resolve(undefined);
      });
      return () => releaseResponses();
    },
    elsewhere: (properties: string[]) => {
      cart = { ...cart, properties, version: cart.version + 1 };
    },
  };
}

const tick = () => jest.advanceTimersByTimeAsync(0);
const cartProperties = () => cartStore.get().properties;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  openCart(undefined);
  jest.useRealTimers();
});

describe('the cart of a user', () => {
  it('comes from the server on any machine', async () => {
    openCart('anne', aServer({ properties: ['V1'], contacts: [7], version: 3 }).keeper);
    await tick();
    expect(cartStore.get()).toEqual({ properties: ['V1'], contacts: [7] });
  });

  it('shows a change at once and sends additions and removals', async () => {
    const server = aServer({ properties: ['V1'], version: 1 });
    openCart('anne', server.keeper);
    await tick();
    toggleCartProperty('V2');
    toggleCartProperty('V1');
    expect(cartProperties()).toEqual(['V2']);
    await tick();
    expect(server.cart().properties).toEqual(['V2']);
  });

  it('sends one request at a time, with pending changes together', async () => {
    const server = aServer();
    openCart('anne', server.keeper);
    await tick();
    const releaseResponses = server.hold();
    for (const reference of ['V1', 'V2', 'V3', 'V2']) toggleCartProperty(reference);
    expect(server.changes).toHaveLength(1);
    expect(cartProperties()).toEqual(['V1', 'V3']);
    releaseResponses();
    await tick();
    expect(server.changes.map(({ add, remove }) => [add.properties, remove.properties])).toEqual([
      [['V1'], []],
      [['V3'], ['V2']],
    ]);
    expect(server.cart().properties).toEqual(['V1', 'V3']);
  });

  it('keeps concurrent changes of another machine', async () => {
    const server = aServer();
    openCart('anne', server.keeper);
    await tick();
    server.elsewhere(['V9']);
    addToCart({ properties: ['V1'] });
    await tick();
    expect(cartProperties()).toEqual(['V9', 'V1']);
  });

  it('is refreshed when the tab gets the focus again', async () => {
    const server = aServer();
    openCart('anne', server.keeper);
    await tick();
    server.elsewhere(['V9']);
    await jest.advanceTimersByTimeAsync(6_000);
    window.dispatchEvent(new Event('focus'));
    await tick();
    expect(cartProperties()).toEqual(['V9']);
  });

  it('keeps changes while the server does not respond, and sends them later', async () => {
    const server = aServer();
    openCart('anne', server.keeper);
    await tick();
    server.refuseWith(new Refusal(0));
    addToCart({ properties: ['V1'] });
    await tick();
    addToCart({ properties: ['V2'] });
    expect(cartProperties()).toEqual(['V1', 'V2']);
    server.refuseWith(undefined);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(server.cart().properties).toEqual(['V1', 'V2']);
  });

  it('reverts a change that is refused for good, and reports it', async () => {
    const server = aServer({ properties: ['V1'], version: 1 });
    openCart('anne', server.keeper);
    await tick();
    server.refuseWith(new Refusal(422));
    server.elsewhere(['V1', 'V9']);
    addToCart({ properties: ['V2'] });
    expect(cartProperties()).toEqual(['V1', 'V2']);
    await tick();
    expect(cartProperties()).toEqual(['V1', 'V9']);
    expect(server.keeper.onRefused).toHaveBeenCalledTimes(1);
  });

  it('is removed from the machine when the session ends', async () => {
    const server = aServer();
    openCart('anne', server.keeper);
    addToCart({ properties: ['V1'] });
    await tick();
    expect(JSON.stringify(sessionStorage)).toContain('V1');
    openCart(undefined);
    expect(cartProperties()).toEqual([]);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('sends pending changes after a reload', async () => {
    const server = aServer();
    server.refuseWith(new Refusal(0));
    const cartsBefore: string[][] = [];
    new CartSync('anne', server.keeper, ({ properties }) => cartsBefore.push([...properties])).change({
      add: { properties: ['V1'], contacts: [] },
      remove: { properties: [], contacts: [] },
    });
    await tick();
    server.refuseWith(undefined);
    openCart('anne', server.keeper);
    expect(cartProperties()).toEqual(['V1']);
    await tick();
    expect(server.cart().properties).toEqual(['V1']);
  });

  it('sends changes of an ended session when the same user returns, and to no other cart', async () => {
    const [anne, bruno] = [aServer(), aServer()];
    for (const nextUser of [undefined, bruno]) {
      openCart('anne', anne.keeper);
      await tick();
      anne.refuseWith(new Refusal(401));
      addToCart({ properties: [nextUser ? 'V2' : 'V1'] });
      await tick();
      openCart(undefined);
      expect(JSON.stringify(sessionStorage)).not.toMatch(/V[12]/);
      anne.refuseWith(undefined);
      if (nextUser) openCart('bruno', bruno.keeper);
      openCart('anne', anne.keeper);
      await tick();
      expect(anne.cart().properties).toEqual(['V1']);
    }
    expect(bruno.changes).toEqual([]);
  });

  it('ignores another user’s cart in storage', async () => {
    const storedCart = { user: 'bruno', properties: ['V5'], contacts: [], waiting: undefined };
    sessionStorage.setItem('pignon.cart', JSON.stringify(storedCart));
    openCart('anne', aServer().keeper);
    expect(cartProperties()).toEqual([]);
    await tick();
  });

  it('is settled once the server has everything, or after two seconds', async () => {
    const server = aServer();
    openCart('anne', server.keeper);
    await tick();
    const releaseResponses = server.hold();
    addToCart({ properties: ['V1'] });
    const onDone = jest.fn();
    void settleCart().then(onDone);
    await tick();
    expect(onDone).not.toHaveBeenCalled();
    releaseResponses();
    await tick();
    expect(onDone).toHaveBeenCalledTimes(1);
    server.hold();
    removeFromCart({ properties: ['V1'] });
    void settleCart().then(onDone);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(onDone).toHaveBeenCalledTimes(2);
  });
});

describe('two tabs', () => {
  it('show the changes of both, without loss', async () => {
    jest.useRealTimers();
    const server = aServer();
    openCart('anne', server.keeper);
    const otherCart = { properties: [] as readonly string[] };
    const tab = new CartSync('anne', server.keeper, ({ properties }) => {
      otherCart.properties = properties;
    });
    tab.change({ add: { properties: ['V1'], contacts: [] }, remove: { properties: [], contacts: [] } });
    addToCart({ properties: ['V2'] });
    await waitFor(() => {
      expect([...cartProperties()].sort()).toEqual(['V1', 'V2']);
      expect([...otherCart.properties].sort()).toEqual(['V1', 'V2']);
    });
    emptyCart();
    await waitFor(() => expect(otherCart.properties).toEqual([]));
    tab.close();
  });
});
