import type { Account } from '../../fixtures/accounts';
import { expect, test } from '../../fixtures/test';
import { OLDEST_FIRST } from '../../pages/property-list';

/** Every screen, with an account that may open it and a text that only its data contains. */
const SCREENS: readonly { path: string; title: string; account: Account; shows: RegExp }[] = [
  { path: '/', title: 'Ma journée', account: 'negociateur', shows: /Bonjour/ },
  // oldest first: unaffected by records of other specs
  { path: OLDEST_FIRST, title: 'Biens', account: 'negociateur', shows: /\d{5}\s\p{Lu}/u },
  { path: '/contact/list', title: 'Contacts', account: 'negociateur', shows: /sur\s1\s\d{3}/ },
  { path: '/contact/review', title: 'Données à revoir', account: 'manager', shows: /depuis trois ans/ },
  { path: '/contact/import', title: 'Importer des contacts', account: 'manager', shows: /L’écran client est activé/ },
  { path: '/mandate/list', title: 'Mandats', account: 'negociateur', shows: /En cours/ },
  { path: '/visit/list', title: 'Visites', account: 'negociateur', shows: /\d{2}:\d{2}/ },
  { path: '/event', title: 'Événements', account: 'negociateur', shows: /2026/ },
  // by search: accounts that other specs create may come first in the list
  { path: '/admin?q=manager@pignon.test', title: 'Utilisateurs', account: 'manager', shows: /manager@pignon\.test/ },
  { path: '/profile', title: 'Mon profil', account: 'support', shows: /support@pignon\.test/ },
  { path: '/cart', title: 'Panier', account: 'negociateur', shows: /panier est vide|[VL]\d{2}-\d{5}/ },
];

for (const { path, title, account, shows } of SCREENS) {
  test(`${path} shows real data`, async ({ page, openAs }) => {
    await openAs(account, path);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(page.locator('#root')).toContainText(shows);
    await expect(page.locator('body')).not.toContainText(/\?[a-z]+(\.[A-Za-z]+)+\?/);
  });
}

test('a screen that needs a role names it to users without it @gate', async ({ page, openAs }) => {
  await openAs('negociateur', '/admin');
  await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Responsable|Manager/i);
});

test('an unknown address shows a page with a link to the home page @gate', async ({ page, openAs }) => {
  await openAs('negociateur', '/nulle-part');
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Ma journée' })).toBeVisible();
});

test('a failed call shows a message and a retry that works @gate', async ({ page, openAs, consoleErrors }) => {
  await page.route('**/api/contact/find', (route) => route.abort());
  await openAs('negociateur', '/contact/list');
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/contact/find');
  await retry.click();
  await expect(page.getByRole('main')).toContainText(/sur\s1\s\d{3}/);
  consoleErrors.length = 0;
});
