import type { Page } from '@playwright/test';
import { createHouse } from '../../fixtures/create-house';
import { overflowAt, violationsOf } from '../../fixtures/page-checks/accessibility';
import { colleague } from '../../fixtures/api';
import { NO_OVERFLOW, WIDTHS } from '../../fixtures/page-checks/check-page-state';
import { go } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const REMOTES = ['activity', 'admin', 'contact', 'mandate', 'property'];
/** A page of each remote. */
const PAGES = ['/visit/list', '/admin', '/contact/list', '/mandate/list', '/property/list'];

const panel = (page: Page) => page.getByRole('dialog', { name: 'Panneau de développement' });
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name });

async function openPanel(page: Page): Promise<void> {
  await page.keyboard.press('Control+Alt+d');
  await expect(panel(page)).toBeVisible();
}

/** Reads the position of everything on the page. */
const layout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join();
    }),
  );

test('no code of the panel is fetched before support opens it by keyboard', async ({ page, openAs }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ofPanel = () => fetched.filter((path) => /developer|inspect/.test(path));
  await openAs('support', '/profile');
  await page.getByRole('heading', { level: 1 }).click();
  expect(ofPanel()).toEqual([]);
  await openPanel(page);
  expect(ofPanel()).not.toEqual([]);
  await expect(tab(page, 'Parties')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('tab', { selected: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('closing the panel restores the focus', async ({ page, openAs }) => {
  await openAs('support', '/profile');
  const link = page.getByRole('banner').getByRole('link').first();
  await link.focus();
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('support sees the five remotes with versions and load times', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  for (const path of PAGES) await go(page, path);
  await openPanel(page);
  await tab(page, 'Parties').click();
  for (const name of REMOTES) {
    const card = panel(page).getByRole('article', { name, exact: true });
    await expect(card).toContainText(/\d+\.\d+\.\d+-b[0-9a-f]+/);
    await expect(card).toContainText('en service');
    await expect(card).toContainText(/Entrée[\d\s]+ms, demandée à [\d\s,]+s/);
    await expect(card).toContainText(/Morceaux\d+ chargés?[^\d]+\d/);
    await card.getByText('Morceaux, pages et événements').click();
    const loaded = card.getByRole('row').filter({ hasText: 'chargé' });
    for (const line of await loaded.all()) await expect(line).toContainText(/\d\s+s[\d\s]+ms$/);
    await expect(loaded.nth(2)).toBeAttached();
    await expect(card.getByText('Publie', { exact: true })).toBeVisible();
  }
});

test('every slot of a property page is framed with its name and remote, without layout shift', async ({
  page,
  request,
  openAs,
}) => {
  const { reference } = await createHouse(await colleague(request, 'manager'));
  await openAs('tous', '/profile');
  await go(page, `/property/${reference}`);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await openPanel(page);
  await tab(page, 'Emplacements').click();
  await expect(panel(page).getByRole('row').filter({ hasText: 'property.panel' }).first()).toBeVisible();
  const before = await layout(page);
  await panel(page).getByRole('button', { name: 'Encadrer sur la page' }).click();
  await expect(panel(page)).toHaveCount(0);
  const frame = page.locator('[data-slot="property.panel"]').first();
  await expect(frame).toContainText(/property\.panel · \w+/);
  await expect(page.locator('[data-slot="property.priceDrop"]')).toHaveCount(0);
  expect(await layout(page)).toEqual(before);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ne plus encadrer' }).click();
  await expect(page.locator('[data-slot]')).toHaveCount(0);
});

test('an empty slot is framed too', async ({ page, openAs }) => {
  // every slot of the product is filled: the response renames the one that fills the mandates' slot
  await page.route(/\/mandate\/list$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('{"slot":"mandate.panel"', '{"slot":"crossed.contacts"');
    await route.fulfill({ response, body });
  });
  await openAs('tous', '/mandate/list');
  await page.getByRole('main').getByRole('row').locator('a[href^="/mandate/"]').first().click();
  await expect(page).toHaveURL(/\/mandate\/\d+/);
  await openPanel(page);
  await tab(page, 'Emplacements').click();
  await expect(panel(page).getByRole('row').filter({ hasText: 'mandate.panel' })).toContainText('vide');
  await panel(page).getByRole('button', { name: 'Encadrer sur la page' }).click();
  await expect(page.locator('[data-slot="mandate.panel"]')).toContainText('mandate.panel · vide');
});

test('an event is listed after the action that caused it', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  const lock = page.getByRole('banner').getByRole('button', { name: 'Écran client' });
  await lock.click();
  await expect(lock).toHaveAttribute('aria-pressed', 'false');
  await openPanel(page);
  await tab(page, 'Événements').click();
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'privacy.changed' }).first()).toContainText(
    'cet onglet',
  );
});

test('modules shared by host and remotes exist once', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  for (const path of PAGES) await go(page, path);
  await openPanel(page);
  await tab(page, 'Modules').click();
  const modules = panel(page).getByRole('row', { name: '@pignon/shared/ui/core' });
  await expect(modules).toHaveCount(1);
  await expect(modules.getByRole('cell')).toContainText([
    /\d/,
    'host',
    'activity, admin, contact, mandate, property',
    'chargé',
  ]);
  await expect(panel(page).getByRole('row', { name: /^react \d/ })).toHaveCount(1);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});

test('each tab is accessible and fits a telephone', async ({ page, openAs }) => {
  await openAs('tous', '/property/list');
  await openPanel(page);
  for (const tab of await panel(page).getByRole('tab').all()) {
    await tab.click();
    const name = await tab.innerText();
    await expect(panel(page).locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await violationsOf(page), name).toEqual([]);
    expect.soft(await overflowAt(page, WIDTHS), name).toEqual(NO_OVERFLOW);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await violationsOf(page), `${name}, 390 px`).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
