import { mergeVersions, resolveConflicts } from './merge';

const merge = (base: object, mine: object, theirs: object) => mergeVersions({ base, mine, theirs });

describe('two changes of one record', () => {
  const base = { title: 'Maison', price: { net: 200, rate: 4.5 }, city: 'Bayonne' };

  it('both apply to different fields, at any depth', () => {
    const mine = { ...base, price: { net: 210, rate: 4.5 } };
    const theirs = { ...base, title: 'Villa', price: { net: 200, rate: 5 } };
    expect(merge(base, mine, theirs)).toEqual({
      merged: { title: 'Villa', price: { net: 210, rate: 5 }, city: 'Bayonne' },
      conflicts: [],
      taken: ['title', 'price.rate'],
    });
  });

  it('merge when they are equal', () => {
    const both = { ...base, title: 'Villa' };
    expect(merge(base, both, both)).toEqual({ merged: both, conflicts: [], taken: [] });
  });

  it('conflict where they differ, and keep the own value until the user chooses', () => {
    const mine = { ...base, title: 'Villa', city: 'Anglet' };
    const theirs = { ...base, title: 'Manoir', price: { net: 190, rate: 4.5 } };
    const outcome = merge(base, mine, theirs);
    expect(outcome.conflicts).toEqual([{ path: 'title', base: 'Maison', mine: 'Villa', theirs: 'Manoir' }]);
    expect(outcome.merged).toEqual({ title: 'Villa', price: { net: 190, rate: 4.5 }, city: 'Anglet' });
    expect(resolveConflicts(outcome, { title: 'theirs' })).toEqual({ ...outcome.merged, title: 'Manoir' });
    expect(resolveConflicts(outcome, { title: 'mine' })).toEqual(outcome.merged);
  });

  it('treat a date of the record and its text in a draft as equal', () => {
    const at = '2026-11-21T09:30:00.000Z';
    const theirs = { note: 'b', comments: [{ at: new Date(at), text: 'x' }] };
    const outcome = merge(
      { note: 'a', comments: [{ at, text: 'x' }] },
      { note: 'a', comments: [{ at, text: 'y' }] },
      theirs,
    );
    expect(outcome).toEqual({ merged: { note: 'b', comments: [{ at, text: 'y' }] }, conflicts: [], taken: ['note'] });
  });

  it('are compared field by field inside a group', () => {
    const outcome = merge(base, { ...base, price: { net: 1, rate: 1 } }, { ...base, price: { net: 2, rate: 1 } });
    expect(outcome.conflicts.map(({ path }) => path)).toEqual(['price.net']);
    expect(resolveConflicts(outcome, { 'price.net': 'theirs' })).toMatchObject({ price: { net: 2, rate: 1 } });
  });

  it('treat empty, null and missing as equal', () => {
    expect(merge({ note: '' }, { note: null }, {})).toMatchObject({ conflicts: [], taken: [] });
  });

  it('keep a group that one side created and the other left unchanged', () => {
    const lots = { lots: 3 };
    expect(merge({ co: null }, { co: lots }, { co: null }).merged).toEqual({ co: lots });
    expect(merge({ co: null }, { co: null }, { co: lots }).merged).toEqual({ co: lots });
  });

  it('conflict when one side removed what the other changed', () => {
    expect(merge({ co: { lots: 3 } }, { co: null }, { co: { lots: 4 } }).conflicts).toHaveLength(1);
  });

  it('remove a field that one side removed', () => {
    const links = { 12: ['OWNER'], 13: ['NOTARY'] };
    expect(merge({ links }, { links: { 13: ['NOTARY'] } }, { links: { ...links, 14: ['TENANT'] } }).merged).toEqual({
      links: { 13: ['NOTARY'], 14: ['TENANT'] },
    });
  });
});

describe('two changes of one list', () => {
  const list = (base: unknown[], mine: unknown[], theirs: unknown[]) => {
    const { merged, conflicts } = merge({ list: base }, { list: mine }, { list: theirs });
    return conflicts.length > 0 ? 'conflict' : (merged as { list: unknown[] }).list;
  };

  it.each([
    ['words added on both sides', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b']],
    ['a word taken away on each side', ['a', 'b', 'c'], ['a', 'c'], ['a', 'b'], ['a']],
    ['the same word added', ['a'], ['a', 'b'], ['a', 'b'], ['a', 'b']],
    ['the same word taken away, another added here', ['a'], ['b'], [], ['b']],
    [
      'lines added on both sides',
      [{ t: 1 }],
      [{ t: 1 }, { t: 2 }],
      [{ t: 1 }, { t: 3 }],
      [{ t: 1 }, { t: 3 }, { t: 2 }],
    ],
    ['a line changed here, one added there', [{ t: 1 }], [{ t: 9 }], [{ t: 1 }, { t: 3 }], [{ t: 9 }, { t: 3 }]],
    ['one added here, a line changed there', [{ t: 1 }], [{ t: 1 }, { t: 3 }], [{ t: 9 }], [{ t: 9 }, { t: 3 }]],
  ])('merges %s', (_, base, mine, theirs, expected) => {
    expect(list(base, mine, theirs)).toEqual(expected);
  });

  it.each([
    ['a word replaced otherwise', ['a'], ['b'], ['c']],
    ['lines changed on both sides', [{ t: 1 }, { t: 2 }], [{ t: 9 }, { t: 2 }], [{ t: 1 }]],
    ['a range changed on both sides', [250, 750], [200, 750], [250, 800]],
  ])('conflicts for %s', (_, base, mine, theirs) => {
    expect(list(base, mine, theirs)).toBe('conflict');
  });
});
