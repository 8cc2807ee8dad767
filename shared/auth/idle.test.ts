import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDLE, idleStore, stayActive, wasLeftIdle, watchIdle } from './idle';

const START = new Date('2026-11-21T08:00:00Z');
let stop: (() => void) | undefined;
let onIdle = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  onIdle = vi.fn<() => void>();
  stop = watchIdle(onIdle);
});

afterEach(() => {
  stop?.();
  localStorage.clear();
  vi.useRealTimers();
});

const move = () => window.dispatchEvent(new Event('pointermove'));
const stamped = () => Number(localStorage.getItem('lastActivity'));

describe('an idle session', () => {
  it('ends after an hour without a sign of life', () => {
    vi.advanceTimersByTime(IDLE.limitMs - 1_000);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(onIdle).toHaveBeenCalledOnce();
    expect(localStorage.getItem('lastActivity')).toBeNull();
  });

  it('writes a sign of life at most every 10 seconds', () => {
    const first = stamped();
    vi.advanceTimersByTime(9_000);
    move();
    expect(stamped()).toBe(first);
    vi.advanceTimersByTime(1_000);
    move();
    expect(stamped()).toBe(first + 10_000);
  });

  it('counts its last minute down; only an answer keeps it open', () => {
    vi.advanceTimersByTime(IDLE.limitMs - 30_000);
    expect(idleStore.get()).toBe(30);
    move();
    vi.advanceTimersByTime(10_000);
    expect(idleStore.get()).toBe(20);
    stayActive();
    expect(idleStore.get()).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('goes on while another tab is at work', () => {
    vi.advanceTimersByTime(IDLE.limitMs - 5_000);
    localStorage.setItem('lastActivity', String(Date.now()));
    vi.advanceTimersByTime(60_000);
    expect(onIdle).not.toHaveBeenCalled();
    expect(idleStore.get()).toBeUndefined();
  });

  it('is known to have been left when the machine wakes up later', () => {
    stop?.();
    vi.setSystemTime(START.getTime() + IDLE.limitMs);
    expect(wasLeftIdle()).toBe(true);
    expect(localStorage.getItem('lastActivity')).toBeNull();
    expect(wasLeftIdle()).toBe(false);
  });

  it('is not woken by a hand on the mouse after the machine slept for two hours', () => {
    vi.setSystemTime(START.getTime() + 2 * IDLE.limitMs);
    move();
    expect(onIdle).toHaveBeenCalledOnce();
    expect(localStorage.getItem('lastActivity')).toBeNull();
  });

  it('ends the moment a tab that slept is looked at again', () => {
    vi.setSystemTime(START.getTime() + 2 * IDLE.limitMs);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('closes its countdown the moment another tab stays', () => {
    vi.advanceTimersByTime(IDLE.limitMs - 20_000);
    expect(idleStore.get()).toBe(20);
    localStorage.setItem('lastActivity', String(Date.now()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
    expect(idleStore.get()).toBeUndefined();
  });

  it('lasts an hour from a clock that was set back, neither less nor for ever', () => {
    vi.setSystemTime(START.getTime() - 24 * IDLE.limitMs);
    vi.advanceTimersByTime(IDLE.limitMs - 2_000);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_000);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('opens again for whoever signed in under a clock that was then set back', () => {
    stop?.();
    localStorage.setItem('lastActivity', String(START.getTime() + 24 * IDLE.limitMs));
    expect(wasLeftIdle()).toBe(false);
  });

  it('starts anew when its stamp was wiped', () => {
    vi.advanceTimersByTime(IDLE.limitMs / 2);
    localStorage.clear();
    vi.advanceTimersByTime(IDLE.limitMs / 2 + 60_000);
    expect(onIdle).not.toHaveBeenCalled();
  });
});
