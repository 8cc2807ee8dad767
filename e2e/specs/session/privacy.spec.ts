import type { Page, Response } from '@playwright/test';
import { listenForPrivateValues, textsFoundIn, type PrivateValues } from '../../fixtures/private-values';
import { waitForScreen, go, privacyLock } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

async function show(page: Page): Promise<void> {
  await privacyLock(page).click();
  await expect(privacyLock(page)).toHaveAttribute('aria-pressed', 'false');
}

async function hide(page: Page): Promise<void> {
  await privacyLock(page).click();
  await expect(privacyLock(page)).toHaveAttribute('aria-pressed', 'true');
}

/** Checks that no private value is on screen before the view is opened and after it is closed. */
async function checkScreen(page: Page, values: PrivateValues, path: string): Promise<void> {
  await test.step(path, async () => {
    await go(page, path);
    expect(await textsFoundIn(page, await values.known()), `masked on ${path}`).toEqual([]);
    await show(page);
    await waitForScreen(page);
    expect((await values.known()).length, `private answers on ${path}`).toBeGreaterThan(0);
    await expect.poll(async () => (await textsFoundIn(page, await values.known())).length).toBeGreaterThan(0);
    await hide(page);
    expect(await textsFoundIn(page, await values.known()), `masked again on ${path}`).toEqual([]);
  });
}

/** The property of the first mandate in the list, and one of its principals. */
async function firstMandate(found: Response) {
  const { content } = (await found.json()) as {
    content: { propertyRef: string; counterParts: { contactId: number; name: string }[] }[];
  };
  const [{ propertyRef, counterParts } = { propertyRef: '', counterParts: [] }] = content;
  return { propertyRef, owner: counterParts[0] ?? { contactId: 0, name: '' } };
}

test('no list shows the private data of people that the API returns @gate', async ({ page, openAs }) => {
  const values = listenForPrivateValues(page);
  await openAs('tous');
  for (const path of [
    '/contact/list?size=50',
    '/mandate/list?size=50',
    '/visit/list?period=all',
    '/event?whose=all&type=call,email,meeting,note',
  ])
    await checkScreen(page, values, path);
});

test('no page of a property, a person or the cart shows them, nor does the search', async ({ page, openAs }) => {
  const values = listenForPrivateValues(page);
  const mandates = page.waitForResponse(/mandate\/find/);
  // sorted by register number: mandates that other specs create or import may have no owner
  await openAs('tous', '/mandate/list?status=running&sort=registerNumber.asc');
  const { propertyRef, owner } = await firstMandate(await mandates);
  for (const path of [`/property/${propertyRef}`, `/contact/${owner.contactId}`]) {
    await checkScreen(page, values, path);
    const toggle = page
      .getByRole('main')
      .getByRole('button', { name: /au panier|du panier/ })
      .first();
    if ((await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click();
  }
  await checkScreen(page, values, '/cart');
  await page.getByRole('combobox', { name: /Rechercher/ }).fill(owner.name);
  const hits = page.getByRole('listbox');
  await expect(hits.getByRole('option').first()).toBeVisible();
  expect(await values.known()).toContain(owner.name);
  expect((await hits.textContent())?.replaceAll(/\s+/gu, ' ')).not.toContain(owner.name);
});

test('privacy is turned off only with an entry in the journal, for every tab, and is on at every start @gate', async ({
  page,
  context,
  openAs,
  consoleErrors,
}) => {
  await openAs('manager', '/admin');
  await page.route('**/api/audit/privacy', (route) => route.abort());
  await privacyLock(page).click();
  await expect(page.getByText(/L’écran client reste activé/)).toBeVisible();
  await expect(privacyLock(page)).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/audit/privacy');

  const other = await context.newPage();
  await other.goto('/profile');
  await expect(privacyLock(other)).toHaveAttribute('aria-pressed', 'true');
  const privacyReport = page.waitForResponse(
    (response) => response.url().endsWith('/api/audit/privacy') && response.status() === 204,
  );
  await privacyLock(page).focus();
  await page.keyboard.press('Enter');
  expect((await privacyReport).request().postDataJSON()).toEqual({ on: false });
  await expect(privacyLock(other)).toHaveAttribute('aria-pressed', 'false');

  // a start of any tab turns privacy on in all tabs
  await other.reload();
  await expect(privacyLock(other)).toHaveAttribute('aria-pressed', 'true');
  await expect(privacyLock(page)).toHaveAttribute('aria-pressed', 'true');
  await other.close();
  await show(page);
  await page.goto('/contact/list');
  await expect(privacyLock(page)).toHaveAttribute('aria-pressed', 'true');
  await show(page);

  await page.getByRole('button', { name: 'Mon compte' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await openAs('manager');
  await expect(privacyLock(page)).toHaveAttribute('aria-pressed', 'true');
  consoleErrors.length = 0;
});
