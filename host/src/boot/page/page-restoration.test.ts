import { setFirstEntryKey } from './page-restoration';

const keyOf = () => (history.state as { key?: string } | null)?.key;

beforeEach(() => history.replaceState(null, ''));

describe('the first history entry of a document', () => {
  it('gets a key that no other document of the tab has', () => {
    setFirstEntryKey();
    const first = keyOf();
    // loads another address as a new document
    history.pushState(null, '', '/elsewhere');
    setFirstEntryKey();
    expect(first).toMatch(/^[0-9a-f]{8}$/);
    expect(keyOf()).toMatch(/^[0-9a-f]{8}$/);
    expect(keyOf()).not.toBe(first);
  });

  it('keeps its key and state when it is revisited or reloaded', () => {
    history.replaceState({ key: 'abc', idx: 2, usr: { from: 'list' } }, '');
    setFirstEntryKey();
    expect(history.state).toEqual({ key: 'abc', idx: 2, usr: { from: 'list' } });
  });
});
