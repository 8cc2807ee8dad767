import { contactsByType } from './contacts-by-type';

describe('contactsByType', () => {
  it('puts owners first and a person under each of their links', () => {
    expect(contactsByType({ '7': ['CUSTOMER', 'OWNER'], '3': ['NOTARY'], '9': ['OWNER'] })).toEqual([
      ['OWNER', [7, 9]],
      ['NOTARY', [3]],
      ['CUSTOMER', [7]],
    ]);
  });

  it('is empty without contacts', () => {
    expect(contactsByType({})).toEqual([]);
  });
});
