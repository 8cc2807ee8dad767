import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 25;

/**
 * Calls `check` again and again until it does not throw, and answers what it answers. Throws what it threw last once
 * `timeout` milliseconds are over. For tests without a page; screens have `waitFor` of Testing Library.
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
