import { DEFAULT_STATE, withFilters, withPageSize } from '../list/list-state';
import { parseListUrl } from '../list/address/list-url';
import { addressOf, addressToStore, isChanged } from './view-address';

const HOUSES = { id: 7, address: '?type=house&sort=price.asc&view=table&show=price,city' };
const opened = () => parseListUrl(addressOf(HOUSES).split('?')[1] ?? '');

describe('the address of a saved view', () => {
  it('contains view type, order, filters and columns, but not the page', () => {
    const state = { ...withFilters(DEFAULT_STATE, { propertyType: ['HOUSE'] }), pageNumber: 3, saved: 9 };
    expect(addressToStore(state, 'TABLE', ['price', 'city'])).toBe('?type=house&view=table&show=price,city');
    expect(addressToStore(state, 'IMAGES', ['price'])).toBe('?type=house&view=images');
  });

  it('opens the list with the view’s id', () => {
    expect(addressOf(HOUSES)).toBe('/property/list?type=house&sort=price.asc&view=table&show=price,city&saved=7');
    expect(addressOf({ id: 3, address: '' })).toBe('/property/list?saved=3');
    expect(addressOf({ id: 3, address: '?all' })).toBe('/property/list?all&saved=3');
  });

  it('is unchanged until the list changes, whatever the page', () => {
    expect(isChanged(opened(), HOUSES)).toBe(false);
    expect(isChanged({ ...opened(), pageNumber: 2 }, HOUSES)).toBe(false);
    expect(isChanged(withFilters(opened(), { text: 'mer' }), HOUSES)).toBe(true);
    expect(isChanged({ ...opened(), columns: ['price'] }, HOUSES)).toBe(true);
    expect(isChanged(withPageSize(opened(), 50), HOUSES)).toBe(true);
    expect(isChanged({ ...opened(), view: 'IMAGES' }, HOUSES)).toBe(true);
  });

  it('of an older version still opens, without unknown parts', () => {
    expect(addressOf({ id: 1, address: '?type=igloo&colour=red&page=4' })).toBe('/property/list?saved=1');
  });
});
