import { readListUrl } from '@pignon/shared/router';
import { CONTACT_LIST } from '../contact-list';
import { addressOf, addressToKeep, isChanged, savedIn, withoutSaved } from './view-address';

const state = (search: string) => readListUrl(search, CONTACT_LIST);

describe('the address of a saved view of contacts', () => {
  it('contains tab, filters, order and size, but not the page', () => {
    expect(addressToKeep(state('?silence=3&sort=lastName.asc&size=50&page=4&saved=9'), 'OWNER')).toBe(
      '?type=owner&silence=3&sort=lastName.asc&size=50',
    );
    expect(addressToKeep(state('?page=2'), null)).toBe('');
  });

  it("opens the list with the view's id", () => {
    expect(addressOf({ id: 7, address: '?type=owner&silence=3' })).toBe('/contact/list/owner?silence=3&saved=7');
    expect(addressOf({ id: 7, address: '?mail=given' })).toBe('/contact/list?mail=given&saved=7');
    expect(addressOf({ id: 7, address: '' })).toBe('/contact/list?saved=7');
  });

  it('of an older version still opens, without unknown parts', () => {
    expect(addressOf({ id: 1, address: '?type=alien&mail=perhaps&page=4' })).toBe('/contact/list?saved=1');
  });

  it('is unchanged until the list changes, whatever the page', () => {
    const savedView = { address: '?type=owner&silence=3' };
    expect(isChanged(state('?silence=3&saved=7'), 'OWNER', savedView)).toBe(false);
    expect(isChanged(state('?silence=3&saved=7&page=3'), 'OWNER', savedView)).toBe(false);
    expect(isChanged(state('?silence=5&saved=7'), 'OWNER', savedView)).toBe(true);
    expect(isChanged(state('?silence=3&saved=7'), null, savedView)).toBe(true);
    expect(isChanged(state('?silence=3&size=20&saved=7'), 'OWNER', savedView)).toBe(true);
  });

  it("contains the opened view's id, which can be removed", () => {
    expect([savedIn('?mail=none&saved=12'), savedIn('?saved=x'), savedIn('')]).toEqual([12, null, null]);
    expect(withoutSaved('?mail=none&page=2&saved=12')).toBe('?mail=none&page=2');
  });
});
