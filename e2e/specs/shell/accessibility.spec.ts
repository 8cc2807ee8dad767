import { overflowAt, stillMoving, tabThrough, violationsOf } from '../../fixtures/page-checks/accessibility';
import { NO_OVERFLOW, WIDTHS } from '../../fixtures/page-checks/check-page-state';
import { waitForScreen, go } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { signInPanel } from '../../pages/sign-in';
import { OLDEST_FIRST } from '../../pages/property-list';

test('the full-screen photographs of a property', async ({ page, openAs }) => {
  await openAs('tous', OLDEST_FIRST);
  await waitForScreen(page);
  await page.getByRole('main').locator('a[href^="/property/V"]').first().click();
  await page.getByRole('button', { name: /^Voir les .* photos/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('dialogs and menus over a screen have no violation', async ({ page, openAs }) => {
  await openAs('tous', '/mandate/list');
  await waitForScreen(page);
  const banner = page.getByRole('banner');
  for (const name of ['Rechercher', 'Créer', 'Mon compte'] as const) {
    const opener = banner.getByRole('button', { name, exact: true });
    if ((await opener.count()) === 0) continue;
    await opener.first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await violationsOf(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: /Statut/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await violationsOf(page), 'a filter').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsOf(page), 'the keyboard').toEqual([]);
});

test('the search has no violation: query too short, with results, without results', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  const box = page.getByRole('combobox', { name: /Rechercher/ }).first();
  for (const [typed, found] of [
    ['ba', false],
    ['bayonne', true],
    ['zzzzzzzz', false],
  ] as const) {
    await box.fill(typed);
    if (found) await expect(page.getByRole('option').first()).toBeVisible();
    else await expect(page.getByText(/3 caractères|Aucun résultat/).first()).toBeVisible();
    expect(await violationsOf(page), `searching ${typed}`).toEqual([]);
  }
});

test('the sign-in page in its states, the blocked view and a refused screen', async ({ page, openAs }) => {
  await page.goto('/');
  const panel = signInPanel(page);
  await expect(panel.google).toBeVisible();
  expect(await violationsOf(page), 'nothing typed').toEqual([]);
  expect(await overflowAt(page, WIDTHS)).toEqual(NO_OVERFLOW);
  await panel.email.fill('manager@pignon.test');
  await expect(panel.forgot).toBeVisible();
  expect(await violationsOf(page), 'an address').toEqual([]);
  await panel.password.fill('mauvais-mot');
  await panel.password.press('Enter');
  await expect(panel.alert).toBeVisible();
  expect(await violationsOf(page), 'refused').toEqual([]);
  await expect(panel.email).toHaveAttribute('autocomplete', /username|email/);
  await expect(panel.password).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await openAs('negociateur', '/admin');
  await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
  expect(await violationsOf(page), 'refused screen').toEqual([]);
});

for (const path of ['/', '/contact/list', '/property/list', '/visit/list'])
  test(`the keyboard reaches everything on ${path}, with a visible focus`, async ({ page, openAs }) => {
    await openAs('tous', path);
    await waitForScreen(page);
    // a fresh page: after signing in or following a link the heading has the focus
    await page.reload();
    await waitForScreen(page);
    const stops = await tabThrough(page, 60);
    expect(stops[0]?.name, 'the first stop leads past the header').toMatch(/Aller au contenu/);
    expect(stops.length).toBeGreaterThan(15);
    expect(stops.filter(({ isOutlined: ringed, seen }) => !ringed || !seen)).toEqual([]);
    expect(new Set(stops.map(({ name }) => name)).size, 'no trap').toBeGreaterThan(10);
  });

test('nothing is animated for users who asked for reduced motion', async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(signInPanel(page).email).toBeVisible();
  expect(await stillMoving(page)).toEqual([]);
  await openAs('tous');
  for (const path of ['/', '/property/list', '/contact/list']) {
    await go(page, path);
    expect(await stillMoving(page), path).toEqual([]);
  }
});
