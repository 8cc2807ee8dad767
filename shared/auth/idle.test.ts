import { IDLE, idleStore, stayActive, wasLeftIdle, watchIdle } from './idle';
import { forgetServerTime } from './server-clock';

const START = new Date('2026-11-21T08:00:00Z');
const HOUR_MS = 3_600_000;
let stop: (() => void) | undefined;
let onIdle = jest.fn<undefined, []>();
/** The server's time in milliseconds; null when it does not respond. */
let serverTime: () => number | null;

/** Advances the clocks of machine and server, as while the machine sleeps. */
const sleepUntil = (time: number) => jest.setSystemTime(time);
/** Changes the machine's clock only. */
function setClock(byMs: number): void {
  const before = serverTime;
  serverTime = () => (before() ?? 0) - byMs;
  jest.setSystemTime(Date.now() + byMs);
}
/** Changes the machine's clock while the server is unreachable. */
function setClockAlone(byMs: number): void {
  serverTime = () => null;
  jest.setSystemTime(Date.now() + byMs);
}
/** Lets pending responses arrive. */
const settle = () => jest.advanceTimersByTimeAsync(0);
/**
 * Advances time. Responses arrive at once in the first 15 seconds and the last two minutes, else once a minute: each
 * awaited second costs a real millisecond.
 */
async function elapse(ms: number): Promise<void> {
  const beginning = Math.min(ms, 15_000);
  await jest.advanceTimersByTimeAsync(beginning);
  let left = ms - beginning;
  for (; left > 120_000; left -= 60_000) {
    jest.advanceTimersByTime(60_000);
    await settle();
  }
  await jest.advanceTimersByTimeAsync(left);
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

const move = () => window.dispatchEvent(new Event('pointermove'));
const stamped = () => Number(localStorage.getItem('lastActivity'));

describe('an idle session', () => {
  it('ends after an hour without activity', async () => {
    await elapse(IDLE.limitMs - 1_000);
    expect(onIdle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('lastActivity')).toBeNull();
  });

  it('stores activity at most every 10 seconds', () => {
    const first = stamped();
    jest.advanceTimersByTime(9_000);
    move();
    expect(stamped()).toBe(first);
    jest.advanceTimersByTime(1_000);
    move();
    expect(stamped()).toBe(first + 10_000);
  });

  it('counts down its last minute, which only the user’s confirmation ends', async () => {
    await elapse(IDLE.limitMs - 30_000);
    expect(idleStore.get()).toBe(30);
    move();
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
    sleepUntil(START.getTime() + IDLE.limitMs);
    expect(await wasLeftIdle()).toBe(true);
    expect(localStorage.getItem('lastActivity')).toBeNull();
    expect(await wasLeftIdle()).toBe(false);
  });

  it('is not extended by a mouse movement after two hours of sleep', async () => {
    sleepUntil(START.getTime() + 2 * IDLE.limitMs);
    move();
    await settle();
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('lastActivity')).toBeNull();
  });

  it('ends as soon as a tab is shown after sleep', async () => {
    sleepUntil(START.getTime() + 2 * IDLE.limitMs);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('ends after two hours of sleep without network too', async () => {
    serverTime = () => null;
    sleepUntil(START.getTime() + 2 * IDLE.limitMs);
    await elapse(1_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('closes its countdown as soon as another tab continues', async () => {
    await elapse(IDLE.limitMs - 20_000);
    expect(idleStore.get()).toBe(20);
    localStorage.setItem('lastActivity', String(Date.now()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
    expect(idleStore.get()).toBeUndefined();
  });

  it.each([
    ['answers', () => setClock(-24 * HOUR_MS)],
    ['is unreachable', () => setClockAlone(-24 * HOUR_MS)],
  ])('lasts an hour after the clock was set back, when the server %s', async (_, setBack) => {
    setBack();
    await elapse(IDLE.limitMs - 2_000);
    expect(onIdle).not.toHaveBeenCalled();
    await elapse(3_000);
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
    await elapse(20 * 60_000);
    setClock(hours * HOUR_MS);
    move();
    await elapse(39 * 60_000);
    expect(onIdle).not.toHaveBeenCalled();
    expect(idleStore.get()).toBe(60);
    await elapse(61_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('shows no wrong countdown', async () => {
    setClock(IDLE.limitMs - 30_000);
    jest.advanceTimersByTime(1_000);
    expect(idleStore.get()).toBeUndefined();
    await settle();
    expect(idleStore.get()).toBeUndefined();
  });

  it('while the product is closed leaves the session open', async () => {
    await elapse(60_000);
    stop?.();
    setClock(2 * HOUR_MS);
    forgetServerTime();
    expect(await wasLeftIdle()).toBe(false);
    stop = watchIdle(onIdle);
    await elapse(60_000);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('and back again while the product is closed leaves the session open', async () => {
    stop?.();
    localStorage.clear();
    setClock(-2 * HOUR_MS);
    forgetServerTime();
    stop = watchIdle(onIdle);
    await elapse(60_000);
    stop();
    setClock(2 * HOUR_MS);
    forgetServerTime();
    expect(await wasLeftIdle()).toBe(false);
  });

  it('in one tab does not end the session of another', async () => {
    setClock(-2 * HOUR_MS);
    forgetServerTime();
    localStorage.setItem('lastActivity', String((serverTime() ?? 0) - 60_000));
    stop?.();
    stop = watchIdle(onIdle);
    await elapse(2_000);
    const last = stamped();
    expect(Math.abs(last - ((serverTime() ?? 0) - 60_000))).toBeLessThan(5_000);
  });
});

describe('an idle session without storage', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const block = () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  };

  it('is timed in its tab only, and ends', async () => {
    stop?.();
    block();
    expect(wasLeftIdle()).toBe(false);
    stop = watchIdle(onIdle);
    await elapse(IDLE.limitMs - 120_000);
    move();
    await elapse(IDLE.limitMs - 1_000);
    expect(onIdle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('continues while the user works, with full storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.advanceTimersByTime(IDLE.limitMs - 120_000);
    move();
    jest.advanceTimersByTime(IDLE.limitMs - 1_000);
    expect(onIdle).not.toHaveBeenCalled();
  });
});
