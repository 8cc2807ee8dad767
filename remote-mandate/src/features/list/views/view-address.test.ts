import { readListUrl } from '@pignon/shared/router';
import { MANDATE_LIST } from '../mandate-list';
import { addressOf, addressToKeep, isChanged, withoutSaved } from './view-address';

const state = (search: string) => readListUrl(search, MANDATE_LIST);

const BOARD = { view: 'BOARD', columns: null } as const;
const TABLE = { view: 'TABLE', columns: null } as const;

describe('the address of a saved view of mandates', () => {
  it('contains filters, order, size and the board, but not the page', () => {
    const search = '?clock=withdrawal,notice&deal=rent&sort=endDate.asc&size=50&page=4&saved=9&view=board';
    expect(addressToKeep(state(search), BOARD)).toBe(
      '?view=board&deal=rent&clock=withdrawal,notice&sort=endDate.asc&size=50',
    );
    expect(addressToKeep(state('?page=2'), TABLE)).toBe('');
  });

  it('opens the list as it was saved', () => {
    expect(addressOf({ id: 7, address: '?view=board&deal=sale' })).toBe('/mandate/list?deal=sale&saved=7&view=board');
    expect(addressOf({ id: 7, address: '?clock=alien' })).toBe('/mandate/list?saved=7');
  });

  it('changes with a filter or the board', () => {
    const savedView = { address: '?view=board&deal=sale' };
    expect(isChanged(state('?deal=sale&saved=7&page=2'), BOARD, savedView)).toBe(false);
    expect(isChanged(state('?deal=sale&saved=7'), TABLE, savedView)).toBe(true);
    expect(isChanged(state('?deal=rent&saved=7'), BOARD, savedView)).toBe(true);
  });

  it('contains the known columns of its table, and changes with them', () => {
    const tableState = { view: 'TABLE', columns: ['price', 'clock'] } as const;
    const address = addressToKeep(state('?deal=sale'), tableState);
    expect(address).toBe('?show=price,clock&deal=sale');
    expect(addressOf({ id: 7, address: '?show=price,alien&deal=sale' })).toBe(
      '/mandate/list?deal=sale&saved=7&show=price',
    );
    expect(isChanged(state('?deal=sale'), tableState, { address })).toBe(false);
    expect(isChanged(state('?deal=sale'), { ...tableState, columns: ['clock'] }, { address })).toBe(true);
    expect(withoutSaved('?show=price&saved=7')).toBe('?show=price');
  });

  it('is left while keeping the board', () => {
    expect(withoutSaved('?deal=sale&saved=7&view=board')).toBe('?view=board&deal=sale');
  });
});
