import { withContactRenamed } from './rename-contact';

const renameContact = (value: unknown) => withContactRenamed(value, { from: 12, to: 3 });

describe('a contact id in form values', () => {
  it.each([
    [
      'a property',
      { contactTypes: { 12: ['OWNER'], 5: ['NOTARY'] } },
      { contactTypes: { 3: ['OWNER'], 5: ['NOTARY'] } },
    ],
    [
      'both at a property',
      { contactTypes: { 12: ['OWNER'], 3: ['TENANT', 'OWNER'] } },
      { contactTypes: { 3: ['TENANT', 'OWNER'] } },
    ],
    ['a mandate', { counterParts: [5, 12, 3] }, { counterParts: [5, 3] }],
    ['visits', { visits: [{ contactIds: [12] }] }, { visits: [{ contactIds: [3] }] }],
    ['one person', { contactId: 12 }, { contactId: 3 }],
    ['a link', { links: [{ kind: 'contact', id: '12' }] }, { links: [{ kind: 'contact', id: '3' }] }],
  ])('is replaced in %s', (_, before, after) => {
    expect(renameContact(before)).toEqual(after);
  });

  it('is not confused with other numbers', () => {
    const other = {
      price: 12,
      rooms: [{ size: 12 }],
      links: [{ kind: 'mandate', id: '12' }],
      counterParts: [120],
      text: '12',
    };
    expect(renameContact(other)).toEqual(other);
    expect(renameContact(null)).toBeNull();
  });
});
