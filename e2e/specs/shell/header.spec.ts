import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { arrived } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { OLDEST_FIRST } from '../../pages/property-list';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const header = (page: Page) => page.getByRole('banner');

test('menus open and close by keyboard, and restore the focus', async ({ page, openAs }) => {
  await openAs('tous');
  const search = header(page).getByRole('button', { name: 'Rechercher', exact: true });
  await search.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type('even');
  await expect(page.getByRole('menuitem', { name: /Événements/ })).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).exclude('main').withTags(WCAG).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('mand');
  await page.keyboard.press('Enter');
  await arrived(page, /\/mandate\/list$/);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('single-key shortcuts navigate, switch views and act, but not while typing @gate', async ({ page, openAs }) => {
  await openAs('negociateur');
  await page.keyboard.type('gp');
  await arrived(page, /\/property\/list/);
  await expect(page.getByRole('main').getByRole('radio', { name: 'Images' })).toBeChecked();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.getByRole('table')).toBeVisible();
  // with Shift, as on a French keyboard
  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(keys.getByRole('region', { name: 'Sur cette page' })).toContainText('Afficher en carte');
  const { violations } = await new AxeBuilder({ page }).exclude('main').withTags(WCAG).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('v');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Rechercher un bien' }).click();
  await page.keyboard.type('gm');
  await arrived(page, /\/property\/list/);
});

test('a shortcut puts a record into the cart, and the chip opens it', async ({ page, openAs }) => {
  await openAs('tous', OLDEST_FIRST);
  await expect(header(page).getByRole('link', { name: /Panier/ })).toBeVisible();
  await page.getByRole('main').locator('a[href^="/property/V"]').first().click();
  await expect(page.getByRole('heading', { name: 'Chiffres clés' })).toBeVisible();
  const toggle = page
    .getByRole('main')
    .getByRole('button', { name: /panier/ })
    .first();
  const before = await toggle.getAttribute('aria-pressed');
  await page.keyboard.press('x');
  await expect(toggle).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await page.keyboard.press('x');
  await expect(toggle).toHaveAttribute('aria-pressed', before ?? '');
});

for (const width of [390, 600, 960, 1440]) {
  test(`no part of the header is cut or pushed out at ${width} px`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs('tous', '/property/list');
    await expect(page.getByRole('heading', { name: 'Biens' })).toBeVisible();
    const bar = await header(page).evaluate((element) => ({ needed: element.scrollWidth, has: element.clientWidth }));
    expect(bar.needed).toBeLessThanOrEqual(bar.has);
    const small = width < 600;
    await expect(header(page).getByRole('link', { name: /accueil/ })).toBeVisible({ visible: !small });
    const home = header(page).getByRole('link', { name: 'Ma journée' });
    await expect(home).toBeVisible({ visible: small });
    await expect(header(page).getByRole('link', { name: /Panier/ })).toBeVisible({ visible: !small });
    await expect(header(page).getByRole('button', { name: 'Sites utiles' })).toBeVisible({ visible: !small });
    await expect(header(page).getByRole('button', { name: 'Aide' })).toBeVisible({ visible: !small });
    await expect(header(page).getByRole('button', { name: 'Écran client' })).toBeVisible();
    if (!small) return expect(page.getByRole('contentinfo')).toContainText(/Pignon \d.*property/);
    const thumb = page.getByRole('navigation', { name: 'Navigation' });
    for (const target of await thumb.locator('a, button').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await thumb.getByRole('button', { name: 'Plus' }).click();
    await expect(page.getByRole('menuitem', { name: /Cadastre/ })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Demander de l’aide/ })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Ma journée' })).toBeVisible();
    await expect(page.getByRole('menu', { name: 'Plus' })).toBeInViewport({ ratio: 1 });
    for (const item of await page.getByRole('menuitem').all()) {
      await item.scrollIntoViewIfNeeded();
      await expect(item).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    const { width: linkWidth = 0, height: linkHeight = 0 } = (await home.boundingBox()) ?? {};
    expect(Math.min(linkWidth, linkHeight)).toBeGreaterThanOrEqual(44);
    await home.click();
    await arrived(page, /\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ma journée|Bonjour/);
  });
}
