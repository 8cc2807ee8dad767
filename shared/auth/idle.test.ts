import { IDLE, idleStore, stayActive, wasLeftIdle, watchIdle } from './idle';
import { forgetServerTime } from './server-clock';

const START = new Date('2026-11-21T08:00:00Z');
const HOUR_MS = 3_600_000;
let stop: (() => void) | undefined;
let onIdle = jest.fn<undefined, []>();
/** The server's time in milliseconds; null when it does not respond. */
let serverTime: () => number | null;

/** Advances the clocks of machine and server, as while the machine sleeps. */
const advanceClocksTo = (time: number) => jest.setSystemTime(time);
/** Changes the machine's clock only. */
function moveMachineClock(byMs: number): void {
  const before = serverTime;
  serverTime = () => (before() ?? 0) - byMs;
  jest.setSystemTime(Date.now() + byMs);
}
/** Changes the machine's clock while the server is unreachable. */
function moveClockOffline(byMs: number): void {
  serverTime = () => null;
  jest.setSystemTime(Date.now() + byMs);
}
/** Lets pending responses arrive. */
const settle = () => jest.advanceTimersByTimeAsync(0);
/**
 * Advances time. Responses arrive at once in the first 15 seconds and the last two minutes, else once a minute: each
 * awaited second costs a real millisecond.
 */
async function elapseTime(ms: number): Promise<void> {
  const firstPeriod = Math.min(ms, 15_000);
  await jest.advanceTimersByTimeAsync(firstPeriod);
  let remaining = ms - firstPeriod;
  for (; remaining > 120_000; remaining -= 60_000) {
    jest.advanceTimersByTime(60_000);
    await settle();
  }
  await jest.advanceTimersByTimeAsync(remaining);
}

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  forgetServerTime();
  serverTime = () => Date.now();
  globalThis.fetch = jest.fn(() => {
    const time = serverTime();
    if (time === null) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({ headers: new Headers({ date: new Date(time).toUTCString() }) } as Response);
  });
  onIdle = jest.fn<undefined, []>();
  stop = watchIdle(onIdle);
});

afterEach(() => {
  stop?.();
  localStorage.clear();
  jest.useRealTimers();
});

const movePointer = () => window.dispatchEvent(new Event('pointermove'));
const storedActivity = () => Number(localStorage.getItem('lastActivity'));

describe('an idle session', () => {
  it('ends after an hour without activity', async () => {
    await elapseTime(IDLE.limitMs - 1_000);
    expect(onIdle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('lastActivity')).toBeNull();
  });

  it('stores activity at most every 10 seconds', () => {
    const firstActivity = storedActivity();
    jest.advanceTimersByTime(9_000);
    movePointer();
    expect(storedActivity()).toBe(firstActivity);
    jest.advanceTimersByTime(1_000);
    movePointer();
    expect(storedActivity()).toBe(firstActivity + 10_000);
  });

  it('counts down its last minute, which only the user’s confirmation ends', async () => {
    await elapseTime(IDLE.limitMs - 30_000);
    expect(idleStore.get()).toBe(30);
    movePointer();
    jest.advanceTimersByTime(10_000);
    expect(idleStore.get()).toBe(20);
    stayActive();
    expect(idleStore.get()).toBeUndefined();
    jest.advanceTimersByTime(60_000);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('continues while another tab is active', () => {
    jest.advanceTimersByTime(IDLE.limitMs - 5_000);
    localStorage.setItem('lastActivity', String(Date.now()));
    jest.advanceTimersByTime(60_000);
    expect(onIdle).not.toHaveBeenCalled();
    expect(idleStore.get()).toBeUndefined();
  });

  it('counts as left idle when the machine wakes up later', async () => {
    stop?.();
    advanceClocksTo(START.getTime() + IDLE.limitMs);
    expect(await wasLeftIdle()).toBe(true);
    expect(localStorage.getItem('lastActivity')).toBeNull();
    expect(await wasLeftIdle()).toBe(false);
  });

  it('is not extended by a mouse movement after two hours of sleep', async () => {
    advanceClocksTo(START.getTime() + 2 * IDLE.limitMs);
    movePointer();
    await settle();
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('lastActivity')).toBeNull();
  });

  it('ends as soon as a tab is shown after sleep', async () => {
    advanceClocksTo(START.getTime() + 2 * IDLE.limitMs);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('ends after two hours of sleep without network too', async () => {
    serverTime = () => null;
    advanceClocksTo(START.getTime() + 2 * IDLE.limitMs);
    await elapseTime(1_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('closes its countdown as soon as another tab continues', async () => {
    await elapseTime(IDLE.limitMs - 20_000);
    expect(idleStore.get()).toBe(20);
    localStorage.setItem('lastActivity', String(Date.now()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
    expect(idleStore.get()).toBeUndefined();
  });

  it.each([
    ['answers', () => moveMachineClock(-24 * HOUR_MS)],
    ['is unreachable', () => moveClockOffline(-24 * HOUR_MS)],
  ])('lasts an hour after the clock was set back, when the server %s', async (_, setBack) => {
    setBack();
    await elapseTime(IDLE.limitMs - 2_000);
    expect(onIdle).not.toHaveBeenCalled();
    await elapseTime(3_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('is not idle for a user who signed in before the clock was set back', async () => {
    stop?.();
    localStorage.setItem('lastActivity', String(START.getTime() + 24 * IDLE.limitMs));
    expect(await wasLeftIdle()).toBe(false);
  });

  it('starts again when its timestamp is removed', () => {
    jest.advanceTimersByTime(IDLE.limitMs / 2);
    localStorage.clear();
    jest.advanceTimersByTime(IDLE.limitMs / 2 + 60_000);
    expect(onIdle).not.toHaveBeenCalled();
  });
});

describe('a clock set forward', () => {
  it.each([1, 2, 24])('by %d hours does not end the session early', async (hours) => {
    await elapseTime(20 * 60_000);
    moveMachineClock(hours * HOUR_MS);
    movePointer();
    await elapseTime(39 * 60_000);
    expect(onIdle).not.toHaveBeenCalled();
    expect(idleStore.get()).toBe(60);
    await elapseTime(61_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('shows no wrong countdown', async () => {
    moveMachineClock(IDLE.limitMs - 30_000);
    jest.advanceTimersByTime(1_000);
    expect(idleStore.get()).toBeUndefined();
    await settle();
    expect(idleStore.get()).toBeUndefined();
  });

  it('while the product is closed leaves the session open', async () => {
    await elapseTime(60_000);
    stop?.();
    moveMachineClock(2 * HOUR_MS);
    forgetServerTime();
    expect(await wasLeftIdle()).toBe(false);
    stop = watchIdle(onIdle);
    await elapseTime(60_000);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('and back again while the product is closed leaves the session open', async () => {
    stop?.();
    localStorage.clear();
    moveMachineClock(-2 * HOUR_MS);
    forgetServerTime();
    stop = watchIdle(onIdle);
    await elapseTime(60_000);
    stop();
    moveMachineClock(2 * HOUR_MS);
    forgetServerTime();
    expect(await wasLeftIdle()).toBe(false);
  });

  it('in one tab does not end the session of another', async () => {
    moveMachineClock(-2 * HOUR_MS);
    forgetServerTime();
    localStorage.setItem('lastActivity', String((serverTime() ?? 0) - 60_000));
    stop?.();
    stop = watchIdle(onIdle);
    await elapseTime(2_000);
    const lastActivityTime = storedActivity();
    expect(Math.abs(lastActivityTime - ((serverTime() ?? 0) - 60_000))).toBeLessThan(5_000);
  });
});

describe('an idle session without storage', () => {
  const throwSecurityError = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const blockStorage = () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(throwSecurityError);
  };

  it('is timed in its tab only, and ends', async () => {
    stop?.();
    blockStorage();
    expect(wasLeftIdle()).toBe(false);
    stop = watchIdle(onIdle);
    await elapseTime(IDLE.limitMs - 120_000);
    movePointer();
    await elapseTime(IDLE.limitMs - 1_000);
    expect(onIdle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('continues while the user works, with full storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError);
    jest.advanceTimersByTime(IDLE.limitMs - 120_000);
    movePointer();
    jest.advanceTimersByTime(IDLE.limitMs - 1_000);
    expect(onIdle).not.toHaveBeenCalled();
  });
});
