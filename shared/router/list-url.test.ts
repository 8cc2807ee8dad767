import { flagParam, idParam, manyOfParam, numberParam, oneOfParam, textParam } from './list-param';
import { defaultFilters, defineList, readListUrl, writeListUrl } from './list-url';

const SCHEMA = defineList({
  filters: {
    text: textParam(),
    status: manyOfParam(['PENDING', 'RUNNING', 'SOLD'], ['PENDING', 'RUNNING']),
    type: manyOfParam(['OWNER', 'TENANT']),
    period: oneOfParam(['UPCOMING', 'PAST'], 'UPCOMING'),
    negotiator: idParam(),
    contact: numberParam(),
    archived: flagParam(),
  },
  orderProperties: ['modifiedTime', 'price'],
  defaultOrder: { property: 'modifiedTime', direction: 'DESC' },
});
const FIRST = readListUrl('', SCHEMA);

describe('the address of a list', () => {
  it('yields the defaults when empty', () => {
    expect(FIRST).toEqual({
      filters: defaultFilters(SCHEMA),
      order: { property: 'modifiedTime', direction: 'DESC' },
      pageNumber: 0,
      pageSize: 10,
    });
    expect(FIRST.filters.status).toEqual(['PENDING', 'RUNNING']);
  });

  it('is empty for the defaults', () => {
    expect(writeListUrl(FIRST, SCHEMA)).toBe('');
  });

  it('is parsed to the state it was written from', () => {
    const state = {
      filters: {
        text: 'jean d’été & fils',
        status: ['SOLD'],
        type: ['OWNER', 'TENANT'],
        period: 'PAST',
        negotiator: 'a+b@pignon.test',
        contact: 42,
        archived: true,
      },
      order: { property: 'price', direction: 'ASC' },
      pageNumber: 3,
      pageSize: 50,
    } as const;
    const search = writeListUrl(state, SCHEMA);
    expect(search).toContain('status=sold&type=owner,tenant&period=past');
    expect(search).toContain('sort=price.asc&size=50&page=4');
    expect(readListUrl(search, SCHEMA)).toEqual(state);
  });

  it('distinguishes an empty selection from the default', () => {
    const search = writeListUrl({ ...FIRST, filters: { ...FIRST.filters, status: [] } }, SCHEMA);
    expect(search).toBe('?status=any');
    expect(readListUrl(search, SCHEMA).filters.status).toEqual([]);
  });

  it('ignores invalid values', () => {
    const invalidState = readListUrl('?status=foo&period=x&contact=-1&sort=evil.asc&page=0&size=37', SCHEMA);
    expect(invalidState).toEqual(FIRST);
    expect(readListUrl('?page=9999999', SCHEMA).pageNumber).toBe(0);
    expect(readListUrl('?page=999999', SCHEMA).pageNumber).toBe(100_000);
  });

  it('keeps foreign parameters', () => {
    expect(writeListUrl({ ...FIRST, pageNumber: 1 }, SCHEMA, '?debug=1&page=7&q=old')).toBe('?debug=1&page=2');
  });
});
