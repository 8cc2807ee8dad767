import { expect, test } from '../../fixtures/test';
import { OLDEST_FIRST, propertyList } from '../../pages/property-list';

test('the list shows the 600 properties of the agency, with their pictures', async ({ page, openAs }) => {
  await openAs('manager', '/property/list?all&sort=reference.asc');
  const list = propertyList(page);
  await expect(list.title).toBeVisible();
  await expect(page.getByText(/sur\s6\d\d/)).toBeVisible();
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});

test('page, size, order and display live in the address and survive a reload and the way back @gate', async ({
  page,
  openAs,
}) => {
  await openAs('negociateur', OLDEST_FIRST);
  const list = propertyList(page);
  await expect(list.links.first()).toBeVisible();
  const first = await list.links.first().getAttribute('href');
  await list.next.click();
  await expect.poll(() => list.links.first().getAttribute('href')).not.toBe(first);
  const second = await list.links.first().getAttribute('href');
  const address = page.url();
  await page.reload();
  await expect(list.links.first()).toHaveAttribute('href', second ?? '');
  await expect(page).toHaveURL(address);
  await list.links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(list.links.first()).toHaveAttribute('href', second ?? '');
});

test('the table sorts by price, and says so in the address', async ({ page, openAs }) => {
  await openAs('negociateur', '/property/list?all');
  await page
    .getByRole('radio', { name: 'Tableau' })
    .or(page.getByRole('button', { name: 'Tableau' }))
    .first()
    .click();
  const list = propertyList(page);
  await expect(list.table).toBeVisible();
  await list.table.getByRole('columnheader', { name: 'Prix' }).getByRole('button').click();
  await expect(page).toHaveURL(/price/);
  await expect(list.links.first()).toBeVisible();
});

test('an unknown reference says so and leads back to the list', async ({ page, openAs }) => {
  await openAs('manager', '/property/V99-99999');
  await expect(page.getByText(/n’existe pas|introuvable/).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /biens/i }).first().click();
  await expect(propertyList(page).title).toBeVisible();
});
