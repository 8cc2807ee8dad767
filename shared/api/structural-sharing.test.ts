import { shareStructure } from './structural-sharing';

const line = (id: number, at: string) => ({ id, at: new Date(at), tags: ['a'] });

describe('a refetched response', () => {
  it('is the previous object when nothing changed, dates included', () => {
    const createPage = () => ({ content: [line(1, '2026-11-21'), line(2, '2026-11-22')] });
    const before = createPage();
    expect(shareStructure(before, createPage())).toBe(before);
  });

  it('reuses equal items, and replaces changed ones', () => {
    const before = { content: [line(1, '2026-11-21'), line(2, '2026-11-22')], total: 2 };
    const after = { content: [line(1, '2026-11-21'), line(2, '2026-11-23')], total: 2 };
    const shared = shareStructure(before, after) as typeof before;
    expect(shared).toEqual(after);
    expect(shared.content[0]).toBe(before.content[0]);
    expect(shared.content[1]).not.toBe(before.content[1]);
    expect(shared.content[1]?.tags).toBe(before.content[1]?.tags);
  });

  it.each([
    ['another length', [1, 2], [1]],
    ['a missing field', { a: 1, b: undefined }, { a: 1 }],
    ['an additional field', { a: 1 }, { a: 1, b: undefined }],
    ['an array instead of an object', { 0: 1 }, [1]],
    ['a date instead of its text', '2026-11-21T00:00:00.000Z', new Date('2026-11-21')],
    ['a value instead of null', null, { a: 1 }],
    ['a value that is not JSON', new Map([[1, 1]]), new Map([[1, 1]])],
  ])('treats %s as a change', (_, before, after) => {
    expect(shareStructure(before, after)).toStrictEqual(after);
    expect(shareStructure(before, after)).not.toBe(before);
  });
});
