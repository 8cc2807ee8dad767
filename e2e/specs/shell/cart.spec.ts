import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import { colleague, type Colleague } from '../../fixtures/api';
import { publishable } from '../../fixtures/customer-mail';
import { arrived } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { signInPanel } from '../../pages/sign-in';
import { OLDEST_FIRST, propertyList } from '../../pages/property-list';

interface KeptCart {
  properties: string[];
  contacts: number[];
}

/** Sets the cart of an account that no other spec uses. */
async function cartOf(request: APIRequestContext, add: KeptCart = { properties: [], contacts: [] }) {
  const me = await colleague(request, 'tous');
  const { properties, contacts } = await me.get<KeptCart>('user/me/cart');
  await me.post('user/me/cart', { remove: { properties, contacts } });
  await me.post('user/me/cart', { add });
  return me;
}

async function someOf(me: Colleague): Promise<KeptCart> {
  const bodies = { pageSize: 2, pageNumber: 0 };
  const homes = await me.post<{ content: { reference: string }[] }>('property/find', {
    ...bodies,
    dto: { propertyStatus: ['ACTIVE'] },
  });
  const people = await me.post<{ content: { id: number }[] }>('contact/find', {
    ...bodies,
    dto: { contactType: ['CUSTOMER'] },
  });
  return { properties: homes.content.map(({ reference }) => reference), contacts: people.content.map(({ id }) => id) };
}

/** Id of a customer whom a property matches. */
async function buyerOf(me: Colleague, reference: string): Promise<number> {
  const dto = { contactType: ['CUSTOMER'], matchesReference: reference };
  const found = await me.post<{ content: { id: number }[] }>('contact/find', { dto, pageSize: 1, pageNumber: 0 });
  return found.content[0]?.id ?? 0;
}

/** A day that no earlier run used: each minute maps to a day within the next two years. */
function freeDay(): string {
  const days = 30 + (Math.floor(Date.now() / 60_000) % 700);
  return addDays(dayOf(), days);
}

const cartChip = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Panier/ });

test('records put aside in lists are compared in the cart: who matches what and why @gate', async ({
  page,
  request,
  openAs,
}) => {
  const me = await cartOf(request);
  await openAs('tous', OLDEST_FIRST);
  const first = await propertyList(page).links.first().getAttribute('href');
  const buyer = await buyerOf(me, first?.split('/').at(-1) ?? '');
  const add = page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' });
  for (let count = 0; count < 2; count++) await add.first().click();
  await page.goto(`/contact/${buyer}`);
  // the properties matching the person load later
  await page.locator('.pg-page-action').getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(cartChip(page)).toHaveAccessibleName(/2 biens.*1 contact/);
  await cartChip(page).click();
  await expect(page.getByRole('region', { name: 'Biens' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Contacts' }).getByRole('listitem')).toHaveCount(1);
  const score = page.getByRole('grid').getByRole('button', { name: /sur 100/ });
  await score.first().click();
  const reasons = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Convient|Proche|Écart/ });
  await expect(reasons).toBeVisible();
});

test('several documents are printed as one file, shown in a new window', async ({ page, request, openAs }) => {
  const me = await cartOf(request);
  const advertised = await publishable(me);
  await cartOf(request, { properties: advertised.map(({ reference }) => reference), contacts: [] });
  await openAs('tous', '/cart');
  await page.getByRole('button', { name: 'Imprimer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imprimer 2 biens' });
  await expect(dialog.getByTitle('Aperçu du document')).toBeVisible();
  const [popup, answer] = await Promise.all([
    page.waitForEvent('popup'),
    page.waitForResponse((one) => one.url().endsWith('/api/property/poster')),
    dialog.getByRole('button', { name: 'Ouvrir' }).click(),
  ]);
  expect(answer.status()).toBe(200);
  await popup.waitForURL(/^blob:/);
  // the built-in PDF viewer is a frame that states the number of pages
  const viewer = () => popup.frames().find((frame) => frame.url().startsWith('chrome-extension://'));
  await expect.poll(() => viewer()?.locator('#pagelength').textContent()).toBe('2');
  await popup.close();
});

test('a tour is created from the cart, and the cart follows the user to another browser @gate', async ({
  page,
  request,
  openAs,
}) => {
  const me = await cartOf(request);
  const items = await someOf(me);
  await cartOf(request, items);
  await openAs('tous', '/cart');
  await page.getByRole('link', { name: 'Organiser une tournée' }).click();
  const day = freeDay();
  await page.getByLabel('Date').fill(day);
  await expect(page.getByText('2 visites prêtes à enregistrer.')).toBeVisible();
  await page.getByRole('button', { name: 'Créer la tournée' }).click();
  await page.getByRole('link', { name: 'Voir les visites' }).click();
  await arrived(page, new RegExp(`/visit/list\\?day=${day}`));
  for (const reference of items.properties)
    await expect(page.getByRole('main').locator(`a[href="/property/${reference}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Mon compte' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(signInPanel(page).email).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(items.properties[0]);
  await openAs('tous', '/cart');
  await expect(page.getByRole('region', { name: 'Biens' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Contacts' }).getByRole('listitem')).toHaveCount(2);
});
