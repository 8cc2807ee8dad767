import { fieldsOfChange, undoOfChange } from './bulk.rules';

const contact = { negotiator: 'nora@pignon.test', archived: false, contactType: ['OWNER' as const] };

describe('a bulk change of contacts', () => {
  it.each([
    ['another negotiator', { negotiator: null }, { negotiator: 'nora@pignon.test' }],
    ['the archive', { archived: true }, { archived: false }],
    ['a type more', { addType: 'CUSTOMER' as const }, { removeType: 'CUSTOMER' }],
    ['a type less', { removeType: 'OWNER' as const }, { addType: 'OWNER' }],
    ['what it is already', { negotiator: 'nora@pignon.test', archived: false, addType: 'OWNER' as const }, undefined],
    ['a type less that it has not', { removeType: 'NOTARY' as const }, undefined],
    ['half of it', { archived: false, addType: 'NOTARY' as const }, { removeType: 'NOTARY' }],
  ])('is undone: %s', (_, change, undo) => {
    expect(undoOfChange(contact, change)).toEqual(undo);
  });

  it('adds a type once and removes another, and keeps the rest', () => {
    expect(fieldsOfChange(contact, { addType: 'CUSTOMER' })).toEqual({ contactType: ['OWNER', 'CUSTOMER'] });
    expect(fieldsOfChange(contact, { addType: 'OWNER' })).toEqual({ contactType: ['OWNER'] });
    expect(fieldsOfChange(contact, { removeType: 'OWNER', archived: true })).toEqual({
      contactType: [],
      archived: true,
    });
    expect(fieldsOfChange(contact, { archived: true })).toEqual({ archived: true });
  });
});
