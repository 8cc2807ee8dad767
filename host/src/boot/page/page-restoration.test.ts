import { nameFirstEntry } from './page-restoration';

const keyOf = () => (history.state as { key?: string } | null)?.key;

beforeEach(() => history.replaceState(null, ''));

describe('the history entry a document begins at', () => {
  it('has a key that no other document of the tab has', () => {
    nameFirstEntry();
    const first = keyOf();
    // another address, opened in full
    history.pushState(null, '', '/elsewhere');
    nameFirstEntry();
    expect(first).toMatch(/^[0-9a-f]{8}$/);
    expect(keyOf()).toMatch(/^[0-9a-f]{8}$/);
    expect(keyOf()).not.toBe(first);
  });

  it('keeps its key, and what else it holds, when it is come back to or reloaded', () => {
    history.replaceState({ key: 'abc', idx: 2, usr: { from: 'list' } }, '');
    nameFirstEntry();
    expect(history.state).toEqual({ key: 'abc', idx: 2, usr: { from: 'list' } });
  });
});
