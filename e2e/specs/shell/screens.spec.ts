import type { Account } from '../../fixtures/accounts';
import { expect, test } from '../../fixtures/test';
import { OLDEST_FIRST } from '../../pages/property-list';

/** Every screen, with an account that may open it and words that only its data can give. */
const SCREENS: readonly { path: string; title: string; account: Account; shows: RegExp }[] = [
  { path: '/', title: 'Ma journée', account: 'negociateur', shows: /Bonjour/ },
  // the first ones of the agency, whatever other specs add
  { path: OLDEST_FIRST, title: 'Biens', account: 'negociateur', shows: /\d{5}\s\p{Lu}/u },
  { path: '/contact/list', title: 'Contacts', account: 'negociateur', shows: /sur\s1\s\d{3}/ },
  { path: '/contact/review', title: 'Données à revoir', account: 'manager', shows: /depuis trois ans/ },
  { path: '/contact/import', title: 'Importer des contacts', account: 'manager', shows: /L’écran client est activé/ },
  { path: '/mandate/list', title: 'Mandats', account: 'negociateur', shows: /En cours/ },
  { path: '/visit/list', title: 'Visites', account: 'negociateur', shows: /\d{2}:\d{2}/ },
  { path: '/event', title: 'Événements', account: 'negociateur', shows: /2026/ },
  // looked for: other specs make accounts, whose names may come first
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

test('a screen that asks for a role names it to those who lack it @gate', async ({ page, openAs }) => {
  await openAs('negociateur', '/admin');
  await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Responsable|Manager/i);
});

test('an unknown address has a page with a way home @gate', async ({ page, openAs }) => {
  await openAs('negociateur', '/nulle-part');
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Ma journée' })).toBeVisible();
});

test('a call that fails shows a sentence and a retry that works @gate', async ({ page, openAs, consoleErrors }) => {
  await page.route('**/api/contact/find', (route) => route.abort());
  await openAs('negociateur', '/contact/list');
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/contact/find');
  await retry.click();
  await expect(page.getByRole('main')).toContainText(/sur\s1\s\d{3}/);
  consoleErrors.length = 0;
});
