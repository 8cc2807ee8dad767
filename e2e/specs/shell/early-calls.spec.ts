import type { Page } from '@playwright/test';
import { emailOf, PASSWORD } from '../../fixtures/accounts';
import { admittedPerson, deleteIdentity, storeSession } from '../../fixtures/identity';
import { expect, test } from '../../fixtures/test';
import { propertyList } from '../../pages/property-list';
import { signInPanel } from '../../pages/sign-in';

const LIST = '/property/list?sort=price.asc';

/** Counts the requests to an address. */
function countRequests(page: Page, address: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (address.test(request.url())) count += 1;
  });
  return () => count;
}

test('a page visited before requests its rows before its scripts load, and only once', async ({ page, openAs }) => {
  await openAs('negociateur', LIST);
  const list = propertyList(page);
  await expect(list.links.first()).toBeVisible();
  const rows = await list.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  const PROFILE = /\/api\/user\/me$/;
  const profileCount = countRequests(page, PROFILE);
  const identityCount = countRequests(page, /firebase-identity|accounts:lookup/);
  const firstCalls = [PROFILE, /\/api\/property\/find$/].map((address) => page.waitForRequest(address));
  let released = false;
  // the main script is held back until the rows are requested
  await page.route('**/assets/main.*.js', async (route) => {
    await Promise.all(firstCalls);
    released = true;
    await route.continue();
  });
  await page.reload();
  await expect(list.links.first()).toBeVisible();
  expect(released).toBe(true);
  expect(await list.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(rows);
  expect(profileCount()).toBe(1);
  // nothing needs the identity service while the token is valid, not even an idle page
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(identityCount()).toBe(0);
});

for (const path of ['/', LIST])
  test(`the page at ${path} uses every file that it preloads, and fetches none twice`, async ({ page, openAs }) => {
    await openAs('manager', path);
    await expect(page.locator('main a').first()).toBeVisible();
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('preload')) warnings.push(message.text());
    });
    await page.reload();
    await expect(page.locator('main a').first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(warnings).toEqual([]);
  });

test('the sign-in page loads the identity service once somebody is at it, and again after it failed', async ({
  page,
}) => {
  const SERVICE = '**/assets/firebase-identity*';
  await page.route(SERVICE, (route) => route.abort());
  const identityCount = countRequests(page, /firebase-identity|accounts:lookup/);
  await page.goto(LIST);
  const panel = signInPanel(page);
  await expect(panel.email).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(identityCount()).toBe(0);
  await panel.email.fill(emailOf('negociateur'));
  await expect.poll(identityCount).toBeGreaterThan(0);
  await panel.password.fill(PASSWORD);
  await panel.submit.click();
  await expect(panel.alert).toContainText('Le service d’identité est injoignable.');
  await page.unroute(SERVICE);
  await panel.submit.click();
  await expect(propertyList(page).links.first()).toBeVisible();
});

test('a session revoked elsewhere ends here too, once the identity service reports it to the API', async ({
  page,
  request,
}) => {
  const email = await admittedPerson(request, 'revoque');
  await storeSession(page, email);
  await page.goto(LIST);
  await expect(propertyList(page).links.first()).toBeVisible();
  await deleteIdentity(request, email);
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel('Adresse e-mail')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});
