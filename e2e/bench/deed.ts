import type { Page } from '@playwright/test';

/** How the page looks once a deed is done. */
export interface Shown {
  /** Regular expression of the address. */
  path: string;
  selector: string;
  /** Expected vertical scroll position in pixels, to within two. */
  scrollY?: number;
}

interface Timing {
  start?: number;
  end?: number;
}

declare global {
  var __deed: Timing;
}

/**
 * Measures milliseconds from the first click, or from the browser's Back or Forward, to the frame in which the page
 * looks as expected.
 */
export async function measureDeed(page: Page, act: () => Promise<unknown>, shown: Shown): Promise<number> {
  await page.evaluate(({ path, selector, scrollY }) => {
    const timing: Timing = {};
    globalThis.__deed = timing;
    const begin = (event: Event): void => {
      timing.start ??= event.timeStamp;
    };
    document.addEventListener('click', begin, { capture: true, once: true });
    window.addEventListener('popstate', begin, { capture: true, once: true });
    const pattern = new RegExp(path);
    const isShown = (): boolean =>
      pattern.test(location.pathname) &&
      document.querySelector(selector) !== null &&
      (scrollY === undefined || Math.abs(window.scrollY - scrollY) <= 2);
    const look = (): void => {
      if (timing.start !== undefined && isShown()) timing.end = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, shown);
  await act();
  await page.waitForFunction(() => globalThis.__deed.end !== undefined, undefined, { timeout: 30_000 });
  return page.evaluate(() => (globalThis.__deed.end ?? 0) - (globalThis.__deed.start ?? 0));
}
