import { extendScope, neighboursOf, type ListScope } from './list-scope';

const scope: ListScope = {
  address: '/property/list?page=3',
  ids: ['A', 'B', 'C'],
  firstPage: 2,
  lastPage: 2,
  pageSize: 3,
  totalPages: 5,
  totalElements: 14,
};

describe('neighboursOf', () => {
  it('returns the previous and next records, and the position in the whole list', () => {
    expect(neighboursOf(scope, 'B')).toEqual({ position: 8, total: 14, previous: 'A', next: 'C', missingPage: null });
  });

  it('requests the next page at the end of a page, and the previous one at its start', () => {
    expect(neighboursOf(scope, 'C')).toMatchObject({ next: null, missingPage: 3 });
    expect(neighboursOf(scope, 'A')).toMatchObject({ previous: null, missingPage: 1 });
  });

  it('stops at both ends of the list', () => {
    const fullScope = { ...scope, firstPage: 0, lastPage: 4 };
    expect(neighboursOf(fullScope, 'A')).toMatchObject({ position: 1, previous: null, missingPage: null });
    expect(neighboursOf(fullScope, 'C')).toMatchObject({ next: null, missingPage: null });
  });

  it('returns null for a record that was not opened from the list', () => {
    expect(neighboursOf(scope, 'Z')).toBeNull();
    expect(neighboursOf(null, 'A')).toBeNull();
  });
});

describe('extendScope', () => {
  it('adds an adjacent page, each id once', () => {
    const after = extendScope(scope, { ids: ['C', 'D'], pageNumber: 3 });
    expect(after).toMatchObject({ ids: ['A', 'B', 'C', 'D'], firstPage: 2, lastPage: 3 });
    const before = extendScope(after, { ids: ['Y', 'Z'], pageNumber: 1 });
    expect(before).toMatchObject({ ids: ['Y', 'Z', 'A', 'B', 'C', 'D'], firstPage: 1, lastPage: 3 });
  });

  it('ignores a page that is not adjacent', () => {
    expect(extendScope(scope, { ids: ['Q'], pageNumber: 4 })).toBe(scope);
  });
});
