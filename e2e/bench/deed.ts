import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How the page looks once a deed is done. */
export interface Shown {
  /** Regular expression of the address. */
  path: string;
  selector: string;
  /** Expected vertical scroll position in pixels, to within two. */
  scrollY?: number;
}

declare global {
  /** Defined by `watch-deed.js`. */
  var __watchDeed: (shown: Shown) => Promise<number>;
  var __countFrames: (ms: number) => Promise<number>;
}

const TIMEOUT_MS = 30_000;

/** Prepares a page before its first address, for the functions below. */
export const watchDeeds = (page: Page): Promise<unknown> =>
  page.addInitScript({ path: path.join(import.meta.dirname, 'watch-deed.js') });

/**
 * Measures milliseconds from the first click, or from the browser's Back or Forward, to the frame in which the page
 * looks as expected. The page tells by itself: Playwright's waiting evaluates a script of 330 kB in it during the deed.
 */
export async function measureDeed(page: Page, act: () => Promise<unknown>, shown: Shown): Promise<number> {
  const measured = page.evaluate((expected) => globalThis.__watchDeed(expected), shown);
  measured.catch(() => undefined);
  await act();
  const timedOut = wait(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${shown.selector} at ${shown.path} was not shown within ${TIMEOUT_MS} ms.`);
  });
  return Promise.race([measured, timedOut]);
}

/** Frames that the page draws per second, during that many milliseconds. */
export const countFrames = (page: Page, ms: number): Promise<number> =>
  page.evaluate((duration) => globalThis.__countFrames(duration), ms);
