import { readListUrl } from '@pignon/shared/router';
import { CONTACT_LIST } from '../contact-list';
import { addressOf, addressToKeep, isChanged, savedIn, withoutSaved } from './view-address';

const state = (search: string) => readListUrl(search, CONTACT_LIST);

describe('the address of a view of contacts', () => {
  it('keeps the tab, the filters, the order and the size, and forgets the page', () => {
    expect(addressToKeep(state('?silence=3&sort=lastName.asc&size=50&page=4&saved=9'), 'OWNER')).toBe(
      '?type=owner&silence=3&sort=lastName.asc&size=50',
    );
    expect(addressToKeep(state('?page=2'), null)).toBe('');
  });

  it('leads to the list, which then knows where it came from', () => {
    expect(addressOf({ id: 7, address: '?type=owner&silence=3' })).toBe('/contact/list/owner?silence=3&saved=7');
    expect(addressOf({ id: 7, address: '?mail=given' })).toBe('/contact/list?mail=given&saved=7');
    expect(addressOf({ id: 7, address: '' })).toBe('/contact/list?saved=7');
  });

  it('of another version still opens, without what is unknown', () => {
    expect(addressOf({ id: 1, address: '?type=alien&mail=perhaps&page=4' })).toBe('/contact/list?saved=1');
  });

  it('is the one on screen until something is changed, whatever the page', () => {
    const savedView = { address: '?type=owner&silence=3' };
    expect(isChanged(state('?silence=3&saved=7'), 'OWNER', savedView)).toBe(false);
    expect(isChanged(state('?silence=3&saved=7&page=3'), 'OWNER', savedView)).toBe(false);
    expect(isChanged(state('?silence=5&saved=7'), 'OWNER', savedView)).toBe(true);
    expect(isChanged(state('?silence=3&saved=7'), null, savedView)).toBe(true);
    expect(isChanged(state('?silence=3&size=20&saved=7'), 'OWNER', savedView)).toBe(true);
  });

  it('says which view it was opened from, and can be left', () => {
    expect([savedIn('?mail=none&saved=12'), savedIn('?saved=x'), savedIn('')]).toEqual([12, null, null]);
    expect(withoutSaved('?mail=none&page=2&saved=12')).toBe('?mail=none&page=2');
  });
});
