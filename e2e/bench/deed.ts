import path from 'node:path';
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
  var __deed: { start?: number; end?: number };
  /** Defined by `watch-deed.js`. */
  var __watchDeed: (shown: Shown) => void;
}

/** Prepares a page before its first address. */
export const watchDeeds = (page: Page): Promise<unknown> =>
  page.addInitScript({ path: path.join(import.meta.dirname, 'watch-deed.js') });

/**
 * Measures milliseconds from the first click, or from the browser's Back or Forward, to the frame in which the page
 * looks as expected.
 */
export async function measureDeed(page: Page, act: () => Promise<unknown>, shown: Shown): Promise<number> {
  await page.evaluate((expected) => globalThis.__watchDeed(expected), shown);
  await act();
  await page.waitForFunction(() => globalThis.__deed.end !== undefined, undefined, { timeout: 30_000 });
  return page.evaluate(() => (globalThis.__deed.end ?? 0) - (globalThis.__deed.start ?? 0));
}
