import { IDLE, idleStore, stayActive, wasLeftIdle, watchIdle } from './idle';

const START = new Date('2026-11-21T08:00:00Z');
let stop: (() => void) | undefined;
let onIdle = jest.fn<undefined, []>();

beforeEach(() => {
  jest.useFakeTimers({ now: START });
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
  it('ends after an hour without a sign of life', () => {
    jest.advanceTimersByTime(IDLE.limitMs - 1_000);
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

  it('counts its last minute down; only an answer keeps it open', () => {
    jest.advanceTimersByTime(IDLE.limitMs - 30_000);
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

  it('is known to have been left when the machine wakes up later', () => {
    stop?.();
    jest.setSystemTime(START.getTime() + IDLE.limitMs);
    expect(wasLeftIdle()).toBe(true);
    expect(localStorage.getItem('lastActivity')).toBeNull();
    expect(wasLeftIdle()).toBe(false);
  });

  it('is not woken by a hand on the mouse after the machine slept for two hours', () => {
    jest.setSystemTime(START.getTime() + 2 * IDLE.limitMs);
    move();
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('lastActivity')).toBeNull();
  });

  it('ends the moment a tab that slept is looked at again', () => {
    jest.setSystemTime(START.getTime() + 2 * IDLE.limitMs);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('closes its countdown the moment another tab stays', () => {
    jest.advanceTimersByTime(IDLE.limitMs - 20_000);
    expect(idleStore.get()).toBe(20);
    localStorage.setItem('lastActivity', String(Date.now()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
    expect(idleStore.get()).toBeUndefined();
  });

  it('lasts an hour from a clock that was set back, neither less nor for ever', () => {
    jest.setSystemTime(START.getTime() - 24 * IDLE.limitMs);
    jest.advanceTimersByTime(IDLE.limitMs - 2_000);
    expect(onIdle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(3_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('opens again for a user who signed in under a clock that was then set back', () => {
    stop?.();
    localStorage.setItem('lastActivity', String(START.getTime() + 24 * IDLE.limitMs));
    expect(wasLeftIdle()).toBe(false);
  });

  it('starts anew when its stamp was wiped', () => {
    jest.advanceTimersByTime(IDLE.limitMs / 2);
    localStorage.clear();
    jest.advanceTimersByTime(IDLE.limitMs / 2 + 60_000);
    expect(onIdle).not.toHaveBeenCalled();
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

  it('is counted in this tab alone, and ends all the same', () => {
    stop?.();
    block();
    expect(wasLeftIdle()).toBe(false);
    stop = watchIdle(onIdle);
    jest.advanceTimersByTime(IDLE.limitMs - 120_000);
    move();
    jest.advanceTimersByTime(IDLE.limitMs - 1_000);
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
