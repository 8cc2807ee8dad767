import type { Page } from '@playwright/test';
import { waitForScreen } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { signInPanel } from '../../pages/sign-in';

/** Maximum cumulative layout shift of the first list. */
const MAX = 0.02;

/** Sums the layout shifts without user input, from the first byte on. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, { shiftSum: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) sum.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shiftSum: { shift: number } }).shiftSum.shift);
}

test('late parts of the sign-in page do not shift controls under the pointer', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/identity\.[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const { google } = signInPanel(page);
  await expect(google).toBeVisible();
  const before = await google.boundingBox();
  const link = page.getByRole('button', { name: /lien de connexion/ });
  await expect(link).toBeHidden();
  release();
  await expect(link).toBeVisible();
  expect(await google.boundingBox()).toEqual(before);
});

test('the first list does not shift while its parts load', async ({ page, openAs }) => {
  await openAs('manager', '/property/list');
  const shift = await watchShift(page);
  await page.reload();
  await waitForScreen(page);
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  expect(await shift()).toBeLessThan(MAX);
});
