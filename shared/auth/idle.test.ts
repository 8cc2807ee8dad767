import { IDLE, idleStore, stayActive, wasLeftIdle, watchIdle } from './idle';
import { forgetServerTime } from './server-clock';

const START = new Date('2026-11-21T08:00:00Z');
const HOUR_MS = 3_600_000;
let stop: (() => void) | undefined;
let onIdle = jest.fn<undefined, []>();
/** The server's time, in milliseconds; null where it does not answer. */
let serverTime: () => number | null;

/** Sets the machine's clock, with the server's where time went by while the machine slept. */
const sleepUntil = (time: number) => jest.setSystemTime(time);
/** Sets the machine's clock alone. */
function setClock(byMs: number): void {
  const before = serverTime;
  serverTime = () => (before() ?? 0) - byMs;
  jest.setSystemTime(Date.now() + byMs);
}
/** The same where the server cannot be asked. */
function setClockAlone(byMs: number): void {
  serverTime = () => null;
  jest.setSystemTime(Date.now() + byMs);
}
/** Lets answers arrive. */
const settle = () => jest.advanceTimersByTimeAsync(0);
/**
 * Lets time pass. Answers arrive at once in the first 15 seconds and the last two minutes, else once a minute: each
 * second that is awaited takes a real millisecond.
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
  it('ends after an hour without a sign of life', async () => {
    await elapse(IDLE.limitMs - 1_000);
    expect(onIdle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('lastActivity')).toBeNull();
  });

  it('writes a sign of life at most every 10 seconds', () => {
    const first = stamped();
    jest.advanceTimersByTime(9_000);
    move();
    expect(stamped()).toBe(first);
    jest.advanceTimersByTime(1_000);
    move();
    expect(stamped()).toBe(first + 10_000);
  });

  it('counts its last minute down; only an answer keeps it open', async () => {
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

  it('goes on while another tab is at work', () => {
    jest.advanceTimersByTime(IDLE.limitMs - 5_000);
    localStorage.setItem('lastActivity', String(Date.now()));
    jest.advanceTimersByTime(60_000);
    expect(onIdle).not.toHaveBeenCalled();
    expect(idleStore.get()).toBeUndefined();
  });

  it('is known to have been left when the machine wakes up later', async () => {
    stop?.();
    sleepUntil(START.getTime() + IDLE.limitMs);
    expect(await wasLeftIdle()).toBe(true);
    expect(localStorage.getItem('lastActivity')).toBeNull();
    expect(await wasLeftIdle()).toBe(false);
  });

  it('is not woken by a hand on the mouse after the machine slept for two hours', async () => {
    sleepUntil(START.getTime() + 2 * IDLE.limitMs);
    move();
    await settle();
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('lastActivity')).toBeNull();
  });

  it('ends the moment a tab that slept is looked at again', async () => {
    sleepUntil(START.getTime() + 2 * IDLE.limitMs);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('ends after a sleep of two hours without the network too', async () => {
    serverTime = () => null;
    sleepUntil(START.getTime() + 2 * IDLE.limitMs);
    await elapse(1_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('closes its countdown the moment another tab stays', async () => {
    await elapse(IDLE.limitMs - 20_000);
    expect(idleStore.get()).toBe(20);
    localStorage.setItem('lastActivity', String(Date.now()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
    expect(idleStore.get()).toBeUndefined();
  });

  it.each([
    ['answers', () => setClock(-24 * HOUR_MS)],
    ['is out of reach', () => setClockAlone(-24 * HOUR_MS)],
  ])('lasts an hour from a clock that was set back, where the server %s', async (_, setBack) => {
    setBack();
    await elapse(IDLE.limitMs - 2_000);
    expect(onIdle).not.toHaveBeenCalled();
    await elapse(3_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('opens again for a user who signed in under a clock that was then set back', async () => {
    stop?.();
    localStorage.setItem('lastActivity', String(START.getTime() + 24 * IDLE.limitMs));
    expect(await wasLeftIdle()).toBe(false);
  });

  it('starts anew when its stamp was wiped', () => {
    jest.advanceTimersByTime(IDLE.limitMs / 2);
    localStorage.clear();
    jest.advanceTimersByTime(IDLE.limitMs / 2 + 60_000);
    expect(onIdle).not.toHaveBeenCalled();
  });
});

describe('a clock that is put forward', () => {
  it.each([1, 2, 24])('by %d hours ends nothing, and the session lasts what it has left', async (hours) => {
    await elapse(20 * 60_000);
    setClock(hours * HOUR_MS);
    move();
    await elapse(39 * 60_000);
    expect(onIdle).not.toHaveBeenCalled();
    expect(idleStore.get()).toBe(60);
    await elapse(61_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('draws no countdown that is not true', async () => {
    setClock(IDLE.limitMs - 30_000);
    jest.advanceTimersByTime(1_000);
    expect(idleStore.get()).toBeUndefined();
    await settle();
    expect(idleStore.get()).toBeUndefined();
  });

  it('while the product was closed leaves the session open', async () => {
    await elapse(60_000);
    stop?.();
    setClock(2 * HOUR_MS);
    forgetServerTime();
    expect(await wasLeftIdle()).toBe(false);
    stop = watchIdle(onIdle);
    await elapse(60_000);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('and back again, with the product closed in between, ends nothing either', async () => {
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

  it('in one tab does not end another that began under it', async () => {
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

describe('in a browser that keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const block = () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  };

  it('is counted in this tab alone, and ends all the same', async () => {
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

  it('goes on while somebody works, when its room is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.advanceTimersByTime(IDLE.limitMs - 120_000);
    move();
    jest.advanceTimersByTime(IDLE.limitMs - 1_000);
    expect(onIdle).not.toHaveBeenCalled();
  });
});
