import { withPinOrder, mayChangeView, pinnedOf } from './view.rules';
import { NewViewSchema } from './view.schema';

const ana = 'ana@pignon.test';

describe('a view', () => {
  it.each([
    ['its maker', { loginEmail: ana, roles: [] }, false, true],
    ['a colleague, while it is private', { loginEmail: 'leo@pignon.test', roles: ['MANAGER' as const] }, false, false],
    ['a colleague, once shared', { loginEmail: 'leo@pignon.test', roles: ['NEGOTIATOR' as const] }, true, false],
    ['a manager, once shared', { loginEmail: 'leo@pignon.test', roles: ['MANAGER' as const] }, true, true],
  ])('may be changed by %s?', (_, person, shared, isAllowed) => {
    expect(mayChangeView({ owner: ana, shared }, person)).toBe(isAllowed);
  });

  it.each([
    ['', true],
    ['?type=house&price=200000-', true],
    [`?q=${'x'.repeat(1997)}`, true],
    [`?q=${'x'.repeat(1998)}`, false],
    ['/admin/users', false],
    ['?q=a b', false],
    ['javascript:alert(1)', false],
  ])('has an address like %j: %s', (address, isValid) => {
    expect(NewViewSchema.safeParse({ area: 'property', name: 'Ma vue', address }).success).toBe(isValid);
  });

  it('has a name of 1 to 60 letters after trimming', () => {
    const parsedName = (name: string) => NewViewSchema.safeParse({ area: 'property', name, address: '' }).data?.name;
    expect([parsedName('  Pau  '), parsedName('   '), parsedName('x'.repeat(60)), parsedName('x'.repeat(61))]).toEqual([
      'Pau',
      undefined,
      'x'.repeat(60),
      undefined,
    ]);
  });
});

describe('the pinned views of a list', () => {
  const view = (id: number, place: number | null) => ({ id, place });

  it('are in their order, without unpinned ones', () => {
    expect(pinnedOf([view(1, 3), view(2, null), view(3, 1)]).map(({ id }) => id)).toEqual([3, 1]);
  });

  it('are reordered, and the others keep their places', () => {
    const views = [view(1, 2), view(2, null), view(3, 1)];
    expect(withPinOrder(views, [1, 3])).toEqual([view(1, 1), view(2, null), view(3, 2)]);
    expect(pinnedOf(withPinOrder(views, [1, 3])).map(({ id }) => id)).toEqual([1, 3]);
  });
});
