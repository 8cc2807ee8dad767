import { browserStorage } from '../../fixtures/browser/browser-storage';
import { expect, test } from '../../fixtures/test';
import { OLDEST_FIRST, propertyList } from '../../pages/property-list';
import { signInPanel } from '../../pages/sign-in';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = /Hors connexion.*vous lisez ce qui a été enregistré le/;

test('visited pages can be read offline, after a reload too, and refresh when the network returns @gate', async ({
  page,
  context,
  openAs,
  consoleErrors,
}) => {
  await openAs('negociateur', OLDEST_FIRST);
  const list = propertyList(page);
  await expect(list.links.first()).toBeVisible();
  const detail = (await list.links.first().getAttribute('href')) ?? '';
  await list.links.first().click();
  const heading = page.getByRole('heading', { level: 1 });
  // while its record loads, a page shows the reference as heading
  await expect(heading).not.toHaveText(/^(Biens\s*\d*|[VL]\d\d-\d{5})$/);
  const title = (await heading.textContent()) ?? '';
  await expect.poll(async () => (await browserStorage(page)).stores.properties?.join()).toContain('POST mandate/find');
  // pictures and files fetched before the worker started are handed to it
  await expect.poll(async () => (await browserStorage(page)).pictures.length).toBeGreaterThan(5);

  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.reload();
  await expect(heading).toHaveText(title);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Biens' }).first().click();
  await expect(page.locator(`main a[href="${detail}"]`).first()).toBeVisible();
  await page.goto('/contact/list');
  await expect(page.getByRole('main')).toContainText('Elle s’ouvrira au retour du réseau', { timeout: 30_000 });

  // the failed request is repeated by itself
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^Contacts/, { timeout: 30_000 });
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  const response = page.waitForResponse((answer) => answer.url().includes('/api/property/find') && answer.ok());
  await page.goto('/property/list');
  await response;
  await expect(page.getByText(OFFLINE)).toBeHidden();
  consoleErrors.length = 0;
});

test('signing out deletes all stored data @gate', async ({ page, openAs }) => {
  await openAs('negociateur', OLDEST_FIRST);
  await expect(propertyList(page).links.first()).toBeVisible();
  await expect.poll(async () => (await browserStorage(page)).stores.contacts?.join()).toContain('GET user/me');
  await expect.poll(async () => (await browserStorage(page)).pictures.length).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Mon compte' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(signInPanel(page).email).toBeVisible();
  await expect
    .poll(() => browserStorage(page))
    .toEqual({ stores: { properties: [], contacts: [], media: [] }, pictures: [] });
  expect(await page.evaluate(() => localStorage.getItem('pignon.cache'))).toBeNull();
});

test('a second visit shows its rows before the server answers', async ({ page, context, openAs }) => {
  await openAs('negociateur', OLDEST_FIRST);
  const list = propertyList(page);
  await expect(list.links.first()).toBeVisible();
  await expect.poll(async () => (await browserStorage(page)).stores.properties?.length).toBeGreaterThan(0);
  // the response is held back until the rows are visible
  let release = () => {};
  const loaded = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/api/property/find', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.reload();
  await expect(list.links.first()).toBeVisible();
  release();
});

test('a part of a screen opened offline says so in place, and opens when the network returns', async ({
  page,
  context,
  openAs,
  consoleErrors,
}) => {
  await openAs('negociateur', OLDEST_FIRST);
  const main = page.getByRole('main');
  await expect(propertyList(page).links.first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();

  // its files, and the shared files it needs, were never fetched
  await main.getByRole('radio', { name: 'Carte' }).check({ force: true });
  await expect(main.getByRole('alert')).toContainText('Elle s’ouvrira au retour du réseau', { timeout: 30_000 });
  await main.getByRole('button', { name: 'Critères' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Elle s’ouvrira au retour du réseau', { timeout: 30_000 });
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Biens');

  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Critères de recherche' })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Carte des biens' })).toBeVisible({ timeout: 30_000 });
  await expect(main.getByRole('alert')).toHaveCount(0);
  consoleErrors.length = 0;
});
