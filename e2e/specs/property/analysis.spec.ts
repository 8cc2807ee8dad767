import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../../fixtures/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The number in a text, whatever separates its groups of digits. */
const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test('by keyboard, a figure of the pivot table opens as many properties as it states', async ({ page, openAs }) => {
  await openAs('negociateur', '/property/list?view=cube');
  const grid = page.getByRole('grid');
  const first = grid.locator('tbody a').first();
  await expect(first).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  await grid.locator('a[tabindex="0"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  const cell = grid.locator('a:focus');
  const count = numberIn(await cell.textContent());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/property\/list\?city=\d{5}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^Biens\\s*${count}$`));
});

test('criteria narrow the count, and the list shows as many properties', async ({ page, openAs }) => {
  await openAs('negociateur', '/property/filter/multi');
  const types = page.getByRole('region', { name: 'Type', exact: true });
  const houseButton = types.getByRole('button', { name: /^Maison/ });
  await expect(houseButton).toBeVisible();
  const count = numberIn(await houseButton.textContent());
  await houseButton.click();
  const see = page.getByRole('link', { name: `Voir les ${count} biens` });
  await expect(see).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  await see.click();
  await expect(page).toHaveURL(/\/property\/list\?type=house$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^Biens\\s*${count}$`));
});

test('a value of one criterion opens its properties with one click, on a phone too', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('negociateur', '/property/filter/unique?by=dpe');
  const tile = page.getByRole('list', { name: 'DPE', exact: true }).getByRole('link').first();
  await expect(tile).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  const count = numberIn(await tile.locator('strong').textContent());
  await tile.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^Biens\\s*${count}$`));
});
