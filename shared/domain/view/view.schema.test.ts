import { NewViewSchema, ViewOrderSchema, ViewPatchSchema } from './view.schema';

const view = { area: 'property', name: 'Bayonne', address: '?city=64102' };
const messages = (overrides: object) =>
  NewViewSchema.safeParse({ ...view, ...overrides }).error?.issues.map(({ message }) => message);

describe('a view', () => {
  test('is private and unpinned by default', () => {
    expect(NewViewSchema.parse(view)).toEqual({ ...view, shared: false, pinned: false });
  });

  test('has a name', () => {
    expect(NewViewSchema.parse({ ...view, name: ' Bayonne ' }).name).toBe('Bayonne');
    expect(messages({ name: ' ' })).toEqual(['Ce champ est requis']);
  });

  test('is the query of a list, or empty for its default', () => {
    expect(messages({ address: '' })).toBeUndefined();
    expect(messages({ address: '?' })).toBeUndefined();
    expect(messages({ address: `?${'a'.repeat(1999)}` })).toBeUndefined();
    expect(messages({ address: `?${'a'.repeat(2000)}` })).toHaveLength(1);
    for (const address of ['city=64102', 'x?city=64102', '?ville=Évry', '?a b'])
      expect(messages({ address })).toEqual(['Adresse de vue invalide']);
  });

  test('is changed field by field', () => {
    expect(ViewPatchSchema.parse({ pinned: true })).toEqual({ pinned: true });
    expect(ViewPatchSchema.safeParse({ area: 'contact' }).success).toBe(false);
  });
});

describe('the order of views', () => {
  const issues = (ids: number[]) =>
    ViewOrderSchema.safeParse({ area: 'property', ids }).error?.issues.map(({ message }) => message);

  test('contains each once', () => {
    expect(issues([3, 1, 2])).toBeUndefined();
    expect(issues([])).toBeUndefined();
    expect(issues([3, 1, 3])).toEqual(['Une vue est nommée deux fois']);
    expect(issues([0])).toHaveLength(1);
  });
});
