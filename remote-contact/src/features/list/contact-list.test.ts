import { CONTACT_TYPES } from '@pignon/shared/domain/contact/contact.enums';
import { readListUrl } from '@pignon/shared/router';
import { CONTACT_LIST, findContacts, isContactArea, pathOfType, TAB_TYPES, typeOfPath } from './contact-list';

const requestOf = (search: string, type: Parameters<typeof findContacts>[1] = null) =>
  findContacts(readListUrl(search, CONTACT_LIST), type);

describe('the contact list’s address', () => {
  it('requests ten active contacts by default, last changed first', () => {
    expect(requestOf('')).toEqual({
      dto: { archived: false },
      pageSize: 10,
      pageNumber: 0,
      order: { property: 'modifiedTime', direction: 'DESC' },
    });
  });

  it('distinguishes archived contacts from all', () => {
    expect(requestOf('?archive=archived').dto).toEqual({ archived: true });
    expect(requestOf('?archive=all').dto).toEqual({});
  });

  it('has the kind of contact in its path', () => {
    expect(typeOfPath('customer')).toBe('CUSTOMER');
    expect(typeOfPath('OWNER')).toBe('OWNER');
    expect(typeOfPath('nobody')).toBeNull();
    expect(typeOfPath(undefined)).toBeNull();
    expect(pathOfType('OWNER', '?size=20')).toBe('/contact/list/owner?size=20');
    expect(requestOf('', 'OWNER').dto).toEqual({ contactType: ['OWNER'], archived: false });
  });
});

describe('kinds of contact', () => {
  it.each(CONTACT_TYPES)('%s has a lower-case address and a tab', (type) => {
    expect(typeOfPath(type.toLowerCase())).toBe(type);
    expect(pathOfType(type)).toBe(`/contact/list/${type.toLowerCase()}`);
    expect(TAB_TYPES).toContain(type);
  });
});

describe('pages that may request the list of contacts', () => {
  it.each([
    ['/contact/list', true],
    ['/contact', true],
    ['/crossed', true],
    ['/contacts', false],
    ['/property/list', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    expect(isContactArea(path)).toBe(expected);
  });
});
