import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures/test';
import { propertyList } from '../../pages/property-list';

const LIST = '/property/list?sort=price.asc';

/** Counts the requests to an address; `first` resolves at the first one. */
function countRequests(page: Page, path: string): { count: () => number; first: Promise<Request> } {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return {
    count: () => count,
    first: page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(path)),
  };
}

test('a page visited before requests its rows before its scripts load, and only once', async ({ page, openAs }) => {
  await openAs('negociateur', LIST);
  const list = propertyList(page);
  await expect(list.links.first()).toBeVisible();
  const rows = await list.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  const [profile, found, identity] = ['/api/user/me', '/api/property/find', 'accounts:lookup'].map((path) =>
    countRequests(page, path),
  );
  let released = false;
  // the main script is held back until the rows are requested
  await page.route('**/assets/main.*.js', async (route) => {
    await Promise.all([profile?.first, found?.first]);
    released = true;
    await route.continue();
  });
  await page.reload();
  await expect(list.links.first()).toBeVisible();
  expect(released).toBe(true);
  expect(await list.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(rows);
  expect(profile?.count()).toBe(1);
  // the identity service confirms the session once the page is drawn
  await identity?.first;
});

test('a session revoked elsewhere ends here too, once the identity service reports it', async ({ page, openAs }) => {
  await openAs('negociateur', LIST);
  await expect(propertyList(page).links.first()).toBeVisible();
  await page.route(/accounts:lookup/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_DISABLED' } } }),
  );
  await page.reload();
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible();
});
