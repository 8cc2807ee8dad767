import type { Page } from '@playwright/test';
import { emailOf } from '../../fixtures/accounts';
import { emptyCart, fillCart } from '../../fixtures/cart';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { waitForScreen, go, privacyLock, turnPrivacyOff } from '../../fixtures/screens';
import { mockInactiveContacts } from '../../fixtures/inactive-contacts';
import { expect, test } from '../../fixtures/test';
import { OLDEST_FIRST } from '../../pages/property-list';
import { fillSignIn, signInPanel } from '../../pages/sign-in';

async function firstOf(page: Page, list: string, links: string): Promise<string> {
  await go(page, list);
  return (await page.getByRole('main').locator(links).first().getAttribute('href')) ?? '';
}

const PROPERTY = 'a[href^="/property/V"]';
const CONTACT = 'table a[href^="/contact/"]';

async function checkOpen(page: Page, path: string): Promise<void> {
  await go(page, path);
  await checkState(page, path);
}

test('home', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  await checkOpen(page, '/');
});

test('profile, administration, and an unknown address', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  for (const path of ['/profile', '/admin', '/nulle-part']) await checkOpen(page, path);
});

test('a screen that needs another role', async ({ page, openAs }) => {
  await openAs('negociateur', '/admin');
  await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
  await checkState(page, 'a refused screen');
});

for (const view of ['images', 'table'])
  test(`the properties as ${view}`, async ({ page, openAs }) => {
    await openAs('tous', '/profile');
    await checkOpen(page, `/property/list?view=${view}`);
  });

test('the page of a property', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  await checkOpen(page, await firstOf(page, OLDEST_FIRST, PROPERTY));
});

/** Opens the page with privacy off: records cannot be edited in front of a customer. */
for (const screen of ['photos', 'history'])
  test(`a property's ${screen}`, async ({ page, openAs }) => {
    await openAs('tous', '/profile');
    await turnPrivacyOff(page);
    const property = await firstOf(page, OLDEST_FIRST, PROPERTY);
    await checkOpen(page, `${property}/${screen}`);
  });

test('people and their mandates', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  const contact = await firstOf(page, '/contact/list', CONTACT);
  for (const path of ['/contact/list', contact, '/mandate/list']) await checkOpen(page, path);
});

test('the form of a person with its map, and inactive contacts to be decided about', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  await checkOpen(page, '/contact/review');
  await mockInactiveContacts(page);
  await checkOpen(page, '/contact/review?size=20');
  await expect(page.getByRole('button', { name: /^Décider pour / }).first()).toBeVisible();
  await turnPrivacyOff(page);
  await checkOpen(page, '/contact/new');
  await page.getByRole('button', { name: 'Dessiner sur la carte' }).click();
  await expect(page.getByRole('region', { name: 'Carte des zones de recherche' })).toBeVisible();
  await checkState(page, 'the form with its map');
});

test('the import of contacts, on the client’s screen and without', async ({ page, openAs }) => {
  await openAs('manager', '/profile');
  await checkOpen(page, '/contact/import');
  await turnPrivacyOff(page);
  await checkOpen(page, '/contact/import');
});

test('the erasure of a person, before confirmation', async ({ page, openAs }) => {
  await openAs('manager', '/profile');
  await go(page, await firstOf(page, '/contact/list/customer', CONTACT));
  await page.getByRole('button', { name: 'Effacer les données…' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Annuler' })).toBeVisible();
  await expect(page.getByRole('dialog').locator('.pg-skeleton')).toHaveCount(0);
  await checkState(page, 'the erasure');
});

test('visits, a new tour, past events', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  for (const path of ['/visit/list?period=all', '/visit/new', '/event?whose=all']) await checkOpen(page, path);
});

test('the cart, filled with matches and empty', async ({ page, openAs }) => {
  await openAs('manager', '/profile');
  await fillCart(page);
  await go(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('grid', { name: 'Qui correspond à quoi' })).toBeVisible();
  await waitForScreen(page);
  await checkState(page, 'a filled cart');
  await emptyCart(page);
  await checkState(page, 'an empty cart');
});

/** A list, its API call, and an address that finds nothing. */
const LISTS = [
  ['/property/list', 'property/find', '/property/list?all&q=zzzzzz'],
  ['/contact/list', 'contact/find', '/contact/list?q=zzzzzz'],
  ['/mandate/list', 'mandate/find', '/mandate/list?q=zzzzzz'],
  ['/visit/list', 'visit/find', '/visit/list?q=zzzzzz'],
] as const;

for (const [list, call, emptyAddress] of LISTS)
  test(`${list} while loading, after a failure, and empty`, async ({ page, openAs, consoleErrors }) => {
    let answer = () => {};
    const requested = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/${call}`, async (route) => {
      await requested;
      await route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"status":500}' });
    });
    await openAs('tous', list);
    const main = page.getByRole('main');
    await expect(main.locator('.pg-skeleton').first()).toBeVisible();
    await checkState(page, 'while it is read');
    answer();
    await expect(main.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await checkState(page, 'when it cannot be read');
    await page.unroute(`**/api/${call}`);
    await go(page, emptyAddress);
    await expect(main).toContainText(/Aucun/);
    await checkState(page, 'with nothing in it');
    consoleErrors.length = 0;
  });

test('with privacy off: a person, a property', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  await turnPrivacyOff(page);
  const property = await firstOf(page, OLDEST_FIRST, PROPERTY);
  const contact = await firstOf(page, '/contact/list', CONTACT);
  for (const path of [contact, property]) await checkOpen(page, path);
});

test('an inactive account', async ({ page }) => {
  const panel = await fillSignIn(page, '/', emailOf('inactif'));
  await panel.submit.click();
  await expect(page.getByText(/n'est pas activé/)).toBeVisible();
  await checkState(page, 'a blocked account');
});

test('Google’s account chooser, and an hour without activity', async ({ page, openAs }) => {
  await page.goto('/');
  await signInPanel(page).google.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkState(page, 'the chooser');
  await page.keyboard.press('Escape');
  await openAs('tous', '/contact/list');
  await waitForScreen(page);
  await page.evaluate(() => localStorage.setItem('lastActivity', String(Date.now() - 3_555_000)));
  await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
  await checkState(page, 'the last minute');
});

test('a long notice, kept open by the focus', async ({ page, openAs, consoleErrors }) => {
  await openAs('tous', '/contact/list');
  await waitForScreen(page);
  await page.route('**/api/audit/privacy', (route) => route.abort());
  await privacyLock(page).click();
  const auditAlert = page.getByRole('alert').filter({ hasText: /journal n’a pas pu être écrit/ });
  await auditAlert.getByRole('button', { name: 'Fermer' }).focus();
  await checkState(page, 'a sentence in passing');
  await expect(auditAlert).toBeVisible();
  consoleErrors.length = 0;
});
