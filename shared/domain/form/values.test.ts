import { asSent, changedFields, sameValue, valueAt, withValueAt } from './values';

describe('values', () => {
  it.each([
    [{ a: null }, {}, true],
    [{ a: '' }, { a: undefined }, true],
    [{ a: [{ b: 1 }] }, { a: [{ b: 1, c: null }] }, true],
    [{ a: 0 }, { a: null }, false],
    [{ a: false }, {}, false],
    [{ a: ['x', 'y'] }, { a: ['y', 'x'] }, false],
    [{ a: [] }, { a: {} }, false],
    [{ a: new Date(0) }, { a: '1970-01-01T00:00:00.000Z' }, true],
    [{ a: new Date(0) }, { a: new Date(0) }, true],
    [{ a: new Date(0) }, { a: new Date(1) }, false],
    [{ a: new Date(0) }, { a: {} }, false],
  ])('%j and %j are equal: %s', (a, b, same) => {
    expect(sameValue(a, b)).toBe(same);
    expect(sameValue(b, a)).toBe(same);
  });

  it('are converted like JSON: dates to text and nothing else', () => {
    const values = {
      at: new Date(0),
      day: '2026-11-21',
      list: [{ at: new Date(1), n: 1, none: null }],
      nothing: undefined,
    };
    const sentValues = asSent(values);
    expect(sentValues).toStrictEqual({
      at: '1970-01-01T00:00:00.000Z',
      day: '2026-11-21',
      list: [{ at: '1970-01-01T00:00:00.001Z', n: 1, none: null }],
      nothing: undefined,
    });
  });

  it('differ from the record by whole fields', () => {
    const base = { title: 'a', price: { net: 1, rate: 2 }, note: '' };
    expect(changedFields(base, { title: 'a', price: { net: 1, rate: 3 }, note: '' })).toEqual({
      price: { net: 1, rate: 3 },
    });
    expect(changedFields(base, { ...base })).toEqual({});
  });

  it('are read and replaced at a path, and the rest is shared', () => {
    const values = { rooms: [{ size: 1 }, { size: 2 }], links: { 12: ['OWNER'] } };
    expect(valueAt(values, 'rooms.1.size')).toBe(2);
    expect(valueAt(values, 'rooms.7.size')).toBeUndefined();
    const next = withValueAt(values, 'rooms.1.size', 5);
    expect(next).toEqual({ rooms: [{ size: 1 }, { size: 5 }], links: { 12: ['OWNER'] } });
    expect(next.rooms[0]).toBe(values.rooms[0]);
    expect(withValueAt(values, 'links.12', undefined).links).toEqual({});
  });
});
