import { SearchHitSchema, SearchQuery } from './search.schema';

describe('SearchQuery', () => {
  test('trims the text', () => {
    expect(SearchQuery.parse({ q: '  villa ' })).toEqual({ q: 'villa' });
  });

  test('requires three characters besides blanks, with a readable message', () => {
    expect(SearchQuery.safeParse({ q: 'vil' }).success).toBe(true);
    expect(SearchQuery.safeParse({ q: ' vi ' }).error?.issues).toMatchObject([
      { path: ['q'], message: 'Tapez au moins 3 caractères.' },
    ]);
  });

  test('accepts at most 200 characters', () => {
    expect(SearchQuery.safeParse({ q: 'a'.repeat(200) }).success).toBe(true);
    expect(SearchQuery.safeParse({ q: 'a'.repeat(201) }).success).toBe(false);
  });

  test('parses one kind or several into a list', () => {
    expect(SearchQuery.parse({ q: 'villa', type: 'contact' }).type).toEqual(['contact']);
    expect(SearchQuery.parse({ q: 'villa', type: ['property', 'contact'] }).type).toEqual(['property', 'contact']);
    expect(SearchQuery.safeParse({ q: 'villa', type: 'mandate' }).success).toBe(false);
    expect(SearchQuery.safeParse({ q: 'villa', type: Array<string>(10).fill('contact') }).success).toBe(true);
    expect(SearchQuery.safeParse({ q: 'villa', type: Array<string>(11).fill('contact') }).success).toBe(false);
  });

  test('refuses unknown parameters', () => {
    expect(SearchQuery.safeParse({ q: 'villa', page: '2' }).success).toBe(false);
  });
});

describe('SearchHitSchema', () => {
  const hit = { label: 'Maison 5 pièces', detail: 'Bayonne, 320 000 €', archived: false };
  const property = {
    kind: 'property',
    reference: 'V26-00042',
    transactionType: 'SALE',
    propertyStatus: 'ACTIVE',
    ...hit,
  };
  const contact = { kind: 'contact', id: 42, contactType: ['CUSTOMER'], ...hit };

  test('distinguishes properties with a reference from contacts with an id', () => {
    expect(SearchHitSchema.parse(property)).toEqual(property);
    expect(SearchHitSchema.parse(contact)).toEqual(contact);
    expect(SearchHitSchema.safeParse({ ...contact, kind: 'property' }).success).toBe(false);
    expect(SearchHitSchema.safeParse({ ...property, kind: 'contact' }).success).toBe(false);
    expect(SearchHitSchema.safeParse({ ...property, kind: '' }).success).toBe(false);
  });

  test.each(Object.keys(contact))('requires %s of a contact', (field) => {
    expect(SearchHitSchema.safeParse({ ...contact, [field]: undefined }).success).toBe(false);
  });

  test.each(Object.keys(property))('requires %s of a property', (field) => {
    expect(SearchHitSchema.safeParse({ ...property, [field]: undefined }).success).toBe(false);
  });
});
