import { AxeBuilder } from '@axe-core/playwright';
import type { Account } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every screen, with an account that may open it and words that only its data can give. */
const SCREENS: readonly { path: string; title: string; account: Account; shows: RegExp }[] = [
  { path: '/', title: 'Ma journée', account: 'negociateur', shows: /Bonjour/ },
  { path: '/property/list', title: 'Biens', account: 'negociateur', shows: /\d{5}\s\p{Lu}/u },
  { path: '/contact/list', title: 'Contacts', account: 'negociateur', shows: /sur\s1\s\d{3}/ },
  { path: '/mandate/list', title: 'Mandats', account: 'negociateur', shows: /En cours/ },
  { path: '/visit/list', title: 'Visites', account: 'negociateur', shows: /\d{2}:\d{2}/ },
  { path: '/event', title: 'Événements', account: 'negociateur', shows: /2026/ },
  { path: '/admin', title: 'Utilisateurs', account: 'manager', shows: /manager@pignon\.test/ },
  { path: '/profile', title: 'Mon profil', account: 'support', shows: /support@pignon\.test/ },
  { path: '/cart', title: 'Panier', account: 'negociateur', shows: /panier est vide/ },
];

for (const { path, title, account, shows } of SCREENS) {
  test(`${path} shows real data and has no accessibility violation`, async ({ page, signIn }) => {
    await signIn(account, path);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(page.locator('#root')).toContainText(shows);
    await expect(page.locator('body')).not.toContainText(/\?[a-z]+(\.[A-Za-z]+)+\?/);
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  });

  test(`${path} fits a phone`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(account, path);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  });
}

test('the sign-in page has no accessibility violation', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a screen that asks for a role names it to those who lack it', async ({ page, signIn }) => {
  await signIn('negociateur', '/admin');
  await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Responsable|Manager/i);
});

test('an unknown address has a page with a way home', async ({ page, signIn }) => {
  await signIn('negociateur', '/nulle-part');
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Ma journée' })).toBeVisible();
});

test('a call that fails shows a sentence and a retry that works', async ({ page, signIn, noise }) => {
  await page.route('**/api/contact/find', (route) => route.abort());
  await signIn('negociateur', '/contact/list');
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/contact/find');
  await retry.click();
  await expect(page.getByRole('main')).toContainText(/sur\s1\s\d{3}/);
  noise.length = 0;
});
