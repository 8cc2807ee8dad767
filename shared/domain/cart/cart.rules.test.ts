import { bothChanges, changedCart, changesNothing, NO_CHANGE } from './cart.rules';
import { CartChange } from './cart.schema';

const CART = { properties: ['V1', 'V2'], contacts: [7] };
const change = (change: object) => CartChange.parse(change);
const addItems = (...properties: string[]) => change({ add: { properties } });
const removeItems = (...properties: string[]) => change({ remove: { properties } });

describe('a change of a cart', () => {
  it('appends, keeps existing items, removes', () => {
    const changed = change({ add: { properties: ['V3', 'V1'], contacts: [8] }, remove: { properties: ['V2'] } });
    expect(changedCart(CART, changed)).toEqual({ properties: ['V1', 'V3'], contacts: [7, 8] });
  });

  it('removes what is both added and removed', () => {
    const changed = change({ add: { contacts: [9] }, remove: { contacts: [9] } });
    expect(changedCart(CART, changed).contacts).toEqual([7]);
  });

  it.each([
    ['in, then out', [addItems('V3'), removeItems('V3')]],
    ['out, then in', [removeItems('V1'), addItems('V1')]],
    ['in, out, in', [addItems('V3'), removeItems('V3'), addItems('V3')]],
    ['different things', [addItems('V3'), removeItems('V1'), change({ remove: { contacts: [7] } })]],
  ])('merges several into one with the same effect: %s', (_, changes) => {
    const one = changes.reduce(bothChanges, NO_CHANGE);
    const each = changes.reduce<{ properties: string[]; contacts: number[] }>(changedCart, CART);
    expect(new Set(changedCart(CART, one).properties)).toEqual(new Set(each.properties));
    expect(changedCart(CART, one).contacts).toEqual(each.contacts);
  });

  it('is recognised when it changes nothing', () => {
    expect(changesNothing(NO_CHANGE)).toBe(true);
    expect(changesNothing(change({ remove: { contacts: [1] } }))).toBe(false);
  });
});
