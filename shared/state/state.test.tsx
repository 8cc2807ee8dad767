import { act, renderHook } from '@testing-library/react';
import { cartStore, emptyCart, openCart, toggleCartContact, toggleCartProperty } from './cart';
import { beginLoading, useLoading } from './loading';
import { createPersistedStore } from './persisted-store';
import { createStore, useStore } from './store';

function fromOtherTab(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const numberStore = () =>
  createPersistedStore({ key: 'n', initial: 1, parse: (stored) => (typeof stored === 'number' ? stored : undefined) });

describe('a store', () => {
  it('updates React, but not for the same value', () => {
    const store = createStore(1);
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useStore(store);
    });
    act(() => store.set((value) => value + 1));
    act(() => store.set(2));
    expect(result.current).toBe(2);
    expect(renders).toBe(2);
  });

  it('is stored on this machine and equal in every tab', () => {
    const store = numberStore();
    store.set(5);
    expect(numberStore().get()).toBe(5);
    fromOtherTab('n', '7');
    expect(store.get()).toBe(7);
    store.clear();
    expect(numberStore().get()).toBe(1);
  });

  it('starts with the initial value when stored data is unreadable', () => {
    localStorage.setItem('n', '{broken');
    expect(numberStore().get()).toBe(1);
    localStorage.setItem('n', '"text"');
    expect(numberStore().get()).toBe(1);
  });
});

describe('the cart', () => {
  it('adds at the first click and removes at the second', () => {
    openCart('anne');
    toggleCartContact(7);
    toggleCartContact(8);
    toggleCartContact(7);
    expect(cartStore.get().contacts).toEqual([8]);
    emptyCart();
    expect(cartStore.get().contacts).toEqual([]);
  });

  it('is empty for the next user', () => {
    openCart('anne');
    toggleCartProperty('V26-00001');
    openCart('bruno');
    expect(cartStore.get()).toEqual({ properties: [], contacts: [] });
  });
});

describe('loading flags', () => {
  it('are set while anything of their scope is loading', () => {
    const { result } = renderHook(() => [useLoading(), useLoading('contacts'), useLoading('visits')]);
    let first: () => void = () => undefined;
    let second: () => void = () => undefined;
    act(() => {
      first = beginLoading('contacts');
      second = beginLoading('contacts');
    });
    expect(result.current).toEqual([true, true, false]);
    act(() => {
      first();
      first();
    });
    expect(result.current).toEqual([true, true, false]);
    act(() => second());
    expect(result.current).toEqual([false, false, false]);
  });
});
