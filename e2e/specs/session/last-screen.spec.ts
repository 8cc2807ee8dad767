import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const STORED = 'pignon.screen:/contact/list';
const MARK = 'pignon.last-screen';

const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pignon.screen:')));
const wasDrawn = (page: Page) => page.evaluate((mark) => performance.getEntriesByName(mark).length > 0, MARK);
const cover = (page: Page) => page.locator('body > div[inert]');

const row = (page: Page) => page.locator('main a[href^="/contact/"]').first();

test('the next visit shows the last screen before scripts run; signing out deletes it', async ({ page, signIn }) => {
  await signIn('negociateur', '/contact/list');
  await row(page).waitFor();
  await expect.poll(() => storedKeys(page)).toContain(STORED);

  await page.reload();
  await expect.poll(() => wasDrawn(page)).toBe(true);
  await row(page).waitFor();
  await expect(cover(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Mon compte' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await page.getByLabel('Adresse e-mail').waitFor();
  expect(await storedKeys(page)).toEqual([]);
  await signIn('manager', '/contact/list');
  await row(page).waitFor();
  expect(await wasDrawn(page)).toBe(false);
});
