import { AuthFailure, type AuthCode } from './auth-failure';
import { renewTokenAhead } from './renew-token';

const START = new Date('2026-11-21T08:00:00Z').getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let stop: (() => void) | undefined;
let expiry: number;
let renewalTimes: number[];

function startRenewal(refusals: (AuthCode | undefined)[] = []) {
  const renew = () => {
    renewalTimes.push((Date.now() - START) / 1_000);
    const code = refusals.shift();
    if (code) return Promise.reject(new AuthFailure(code, 'x'));
    expiry = Date.now() + HOUR;
    return Promise.resolve();
  };
  stop = renewTokenAhead({ expiry: () => expiry, renew });
}

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  expiry = START + HOUR;
  renewalTimes = [];
});

afterEach(() => {
  stop?.();
  jest.useRealTimers();
});

describe('the token', () => {
  it('is renewed 5 minutes before it expires, repeatedly', async () => {
    startRenewal();
    await jest.advanceTimersByTimeAsync(55 * MINUTE - 1);
    expect(renewalTimes).toEqual([]);
    await jest.advanceTimersByTimeAsync(1 + 55 * MINUTE);
    expect(renewalTimes).toEqual([55 * 60, 110 * 60]);
  });

  it('is renewed at once when it is about to expire', async () => {
    expiry = START + MINUTE;
    startRenewal();
    await jest.advanceTimersByTimeAsync(0);
    expect(renewalTimes).toEqual([0]);
  });

  it('is requested again after 30 s, then with doubled delays, at most 16 min', async () => {
    expiry = START;
    startRenewal(Array.from({ length: 8 }, () => 'network-request-failed'));
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    const intervals = renewalTimes.map((renewedAt, index) => renewedAt - (renewalTimes[index - 1] ?? 0)).slice(1, 9);
    expect(intervals).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
  });

  it('is requested again after 30 s once a renewal has succeeded', async () => {
    expiry = START;
    startRenewal(['network-request-failed', 'network-request-failed', undefined, 'network-request-failed']);
    const succeededAt = 90;
    const nextRenewal = succeededAt + 55 * 60;
    await jest.advanceTimersByTimeAsync((nextRenewal + 30) * 1_000);
    expect(renewalTimes).toEqual([0, 30, succeededAt, nextRenewal, nextRenewal + 30]);
  });

  it('is not renewed when another tab has renewed it', async () => {
    startRenewal();
    await jest.advanceTimersByTimeAsync(50 * MINUTE);
    expiry = Date.now() + HOUR;
    await jest.advanceTimersByTimeAsync(54 * MINUTE);
    expect(renewalTimes).toEqual([]);
  });

  it.each(['user-disabled', 'user-token-expired'] as const)('is not requested again after %s', async (code) => {
    expiry = START;
    startRenewal([code]);
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(renewalTimes).toHaveLength(1);
  });

  it('is not requested continuously when tokens live less than 5 minutes', async () => {
    startRenewal();
    stop?.();
    let requestCount = 0;
    stop = renewTokenAhead({
      expiry: () => Date.now() + MINUTE,
      renew: () => {
        requestCount += 1;
        return Promise.resolve();
      },
    });
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(requestCount).toBeLessThanOrEqual(21);
  });

  it('is not renewed after the session ends', async () => {
    startRenewal();
    stop?.();
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(renewalTimes).toEqual([]);
  });
});
