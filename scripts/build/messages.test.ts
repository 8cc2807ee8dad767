import { collectMessages, SHARED_MESSAGES } from './messages';
import { REMOTE_NAMES } from './packages';

describe('the whole catalogue', () => {
  it('contains common texts and those of host and remotes, with the same keys in both languages', async () => {
    const [fr, en] = [await collectMessages('fr'), await collectMessages('en')];
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
    const namespaces = new Set(Object.keys(fr).map((key) => (key.includes(':') ? key.split(':')[0] : '')));
    expect([...namespaces].sort()).toEqual(['', ...Object.keys(SHARED_MESSAGES), ...REMOTE_NAMES].sort());
    expect(Object.keys(fr).length).toBeGreaterThan(500);
  });
});
