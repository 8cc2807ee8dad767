import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 25;

/**
 * Repeats `check` until it does not throw; returns its result. Throws its last error after `timeout` milliseconds. For
 * tests without a page; screens use Testing Library's `waitFor`.
 */
export async function waitFor<T>(check: () => T | Promise<T>, { timeout = 15_000 } = {}): Promise<T> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(EVERY_MS);
  }
}
