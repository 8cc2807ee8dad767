import { fakeTimersOnly } from '@pignon/shared/testing/fake-timers';
import type { Identity } from './identity';
import { withTokenCache } from './trusted-tokens';

const NOW = Date.parse('2026-11-23T09:00:00.000Z');
const identity = { uid: 'u1', email: 'nora@pignon.test' } as Identity;

beforeEach(() => {
  fakeTimersOnly(['Date'], NOW);
});
afterEach(() => {
  jest.useRealTimers();
});

/** A token that expires in so many seconds, and whether it is still valid when verified. */
function verifierExpiringIn(endsIn: number) {
  return jest.fn((_token: string) => {
    const expires = NOW + endsIn * 1000;
    if (Date.now() >= expires) return Promise.reject(new Error('expired'));
    return Promise.resolve({ identity, expires });
  });
}

it('verifies a token once while it is trusted, and again afterwards', async () => {
  const verifyToken = verifierExpiringIn(3600);
  const gate = withTokenCache(10, verifyToken);
  await gate.verify('a');
  jest.setSystemTime(NOW + 9_999);
  await gate.verify('a');
  expect(verifyToken).toHaveBeenCalledTimes(1);
  jest.setSystemTime(NOW + 10_000);
  await gate.verify('a');
  expect(verifyToken).toHaveBeenCalledTimes(2);
});

it('trusts no token past its expiry, however long tokens are trusted', async () => {
  const verifyToken = verifierExpiringIn(5);
  const gate = withTokenCache(60, verifyToken);
  await gate.verify('a');
  jest.setSystemTime(NOW + 4_999);
  expect(await gate.verify('a')).toBe(identity);
  jest.setSystemTime(NOW + 5_000);
  await expect(gate.verify('a')).rejects.toThrow('expired');
});

it('trusts each token separately, and verifies every time when the trust is 0', async () => {
  const verifyToken = verifierExpiringIn(3600);
  await withTokenCache(10, verifyToken).verify('a');
  const gate = withTokenCache(0, verifyToken);
  await gate.verify('a');
  await gate.verify('a');
  expect(verifyToken).toHaveBeenCalledTimes(3);
  const both = withTokenCache(10, verifyToken);
  await both.verify('a');
  await both.verify('b');
  expect(verifyToken.mock.calls.slice(3)).toEqual([['a'], ['b']]);
});
