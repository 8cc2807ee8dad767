import { expect, test } from '../../fixtures/test';
import { OLDEST_FIRST, propertyList } from '../../pages/property-list';
import { signInPanel } from '../../pages/sign-in';
import { emailOf, PASSWORD } from '../../fixtures/accounts';

test('a new page focuses its heading at the top; Back restores the position and the focused link @gate', async ({
  page,
  openAs,
}) => {
  await openAs('negociateur', '/property/list?all&size=50');
  const list = propertyList(page);
  await expect(list.links.nth(40)).toBeAttached();
  const link = list.links.last();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(200);
  const href = (await link.getAttribute('href')) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(href));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(`^${href.split('/').pop()} · .+ · Pignon$`));
  await expect(page.locator('[data-announcer]')).toHaveText(new RegExp(`^${href.split('/').pop()} · `));
  await page.goBack();
  await expect(page.locator(':focus')).toHaveAttribute('href', href);
  await expect(page.locator(':focus')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled / 2);
  await expect(page).toHaveTitle('Biens · Pignon');
});

test('a full load of another address starts at its top; reload and Back restore the position', async ({
  page,
  openAs,
}) => {
  await openAs('negociateur', '/property/list?all&size=50');
  const list = propertyList(page);
  const down = async () => {
    await expect(list.links.nth(40)).toBeAttached();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  };
  const place = () => page.evaluate(() => window.scrollY);
  await down();
  await page.reload();
  await expect.poll(place).toBeGreaterThan(400);
  await page.goto('/property/list?all&size=50&sort=area.asc');
  await expect(list.links.nth(40)).toBeAttached();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(list.links.nth(40)).toBeAttached();
  await expect.poll(place).toBeGreaterThan(400);
});

test('the arrow keys step through the list that a page was opened from, for properties and contacts', async ({
  page,
  openAs,
}) => {
  await openAs('negociateur', OLDEST_FIRST);
  await propertyList(page).links.first().click();
  await expect(page.getByText(/^1 sur /)).toBeVisible();
  const first = page.url();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^2 sur /)).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(first);
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(first);

  await page.goto('/contact/list/customer?page=2&sort=createdTime.asc');
  await page.getByRole('main').locator('tbody a[href^="/contact/"]').first().click();
  await expect(page.getByText(/^11 sur /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Précédent/ })).toBeEnabled();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^10 sur /)).toBeVisible();
});

test('a deep link opens after signing in, and a refused page names the roles and whom to ask @gate', async ({
  page,
  openAs,
}) => {
  await openAs('negociateur', '/admin/users?x=1');
  await expect(page).toHaveURL(/\/admin\/users\?x=1$/);
  await expect(page.getByRole('heading', { name: /le rôle Responsable ou Support/ })).toBeVisible();
  await expect(page.getByText(/^Demandez-le à \p{Lu}/u)).toBeVisible();
  await page.getByRole('link', { name: 'Revenir à ma journée' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/nulle/part');
  await expect(page.getByRole('heading', { name: /\/nulle\/part/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.locator(':focus')).toHaveRole('combobox');
});

test('another user who signs in after an expired session does not land on the previous user’s page', async ({
  page,
  openAs,
}) => {
  await openAs('negociateur', '/contact/list');
  await expect(page.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible();
  // the identity service revokes the session: the sign-in page replaces the screen
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: {} }));
  // the next call is refused; a concurrent call of the screen may have been refused before
  const next = page.getByRole('main').getByRole('link', { name: 'Propriétaires' });
  await next.click({ timeout: 5_000 }).catch(() => undefined);
  const panel = signInPanel(page);
  await expect(panel.email).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/list/);
  await page.unroute('**/api/**');
  await panel.email.fill(emailOf('support'));
  await panel.password.fill(PASSWORD);
  await panel.password.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
