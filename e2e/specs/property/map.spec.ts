import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NO_TILES = /^Fond de carte indisponible/;
/** PNG of one green pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwADhQGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const ground = (page: Page) => page.getByRole('region', { name: 'Carte des biens' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const inFrame = (page: Page) => page.getByRole('heading', { level: 2, name: /dans ce cadre$/ });
const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

/** Checks accessibility except the size of markers, which overlap where properties are close (WCAG 2.5.8). */
async function isAccessible(page: Page): Promise<void> {
  const all = await new AxeBuilder({ page }).withTags(WCAG).disableRules(['target-size']).analyze();
  const sizes = await new AxeBuilder({ page }).withRules(['target-size']).exclude('.leaflet-marker-pane').analyze();
  const violations = [...all.violations, ...sizes.violations];
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Blocks all map tiles, whatever network the machine has. */
const withoutTiles = (page: Page) => page.route('**/api/place/tile/**', (route) => route.fulfill({ status: 204 }));

/** Waits until every found property with a location is in the frame and drawn. @returns their number */
async function fitted(page: Page): Promise<number> {
  await expect(
    ground(page)
      .getByRole('button', { name: /\d biens?$/ })
      .nth(1),
    // loads in turn: the map's code, the base layer, the frame of all results, then the properties
  ).toBeVisible({ timeout: 20_000 });
  await expect.poll(async () => numberIn(await inFrame(page).textContent())).toBeGreaterThan(100);
  return numberIn(await inFrame(page).textContent());
}

test('without tiles the communes are drawn, and a drawn area filters every view', async ({ page, openAs }) => {
  await withoutTiles(page);
  await openAs('negociateur', '/property/list?view=maps');
  await expect(page.getByText(NO_TILES)).toBeVisible();
  await expect(ground(page).getByText('Peyrehorade')).toBeVisible();
  const total = await fitted(page);
  await isAccessible(page);

  await page.getByRole('button', { name: 'Dessiner une zone' }).click();
  const box = await ground(page).boundingBox();
  if (!box) throw new Error('the map has no place');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x + 150, y);
  await page.mouse.down();
  for (let step = 1; step <= 40; step += 1)
    await page.mouse.move(x + 150 * Math.cos(step * 0.155), y + 120 * Math.sin(step * 0.155));
  await page.mouse.up();
  await expect(page).toHaveURL(/area=[\w-]+&/);
  const chip = page.getByRole('button', { name: /Zone dessinée/ });
  await expect(chip).toBeVisible();
  await expect.poll(async () => numberIn(await title(page).textContent())).toBeLessThan(total);
  const within = numberIn(await title(page).textContent());
  await page.reload();
  await expect(chip).toBeVisible();
  await page.getByRole('radio', { name: 'Tableau' }).click();
  await expect(page.getByRole('table', { name: 'Biens' })).toBeVisible();
  await expect(title(page)).toHaveText(new RegExp(`^Biens\\s*${within}$`));
  await chip.click();
  await expect.poll(async () => numberIn(await title(page).textContent())).toBeGreaterThan(within);
});

test('a cluster zooms in, by keyboard too, and the position is in the address', async ({ page, openAs }) => {
  await withoutTiles(page);
  await openAs('negociateur', '/property/list?view=maps');
  const total = await fitted(page);
  const cluster = ground(page)
    .getByRole('button', { name: /^\d+ biens$/ })
    .first();
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => numberIn(await inFrame(page).textContent())).toBeLessThan(total);
  await ground(page).getByRole('button', { name: 'S’éloigner' }).click();
  await expect(page).toHaveURL(/at=43\.\d+,-1\.\d+,\d+/);
});

test('tiles are drawn when available, and a radius search around an address works on a phone', async ({
  page,
  openAs,
}) => {
  await page.route('**/api/place/tile/**', (route) => route.fulfill({ body: TILE, contentType: 'image/png' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('negociateur', '/property/list?view=maps');
  await expect(ground(page).getByText('© IGN – Géoplateforme')).toBeVisible();
  await expect(page.getByText(NO_TILES)).toBeHidden();
  await page.getByRole('combobox', { name: 'Autour d’une adresse ou d’une commune' }).fill('64200');
  await page
    .getByRole('option', { name: /Biarritz/ })
    .first()
    .click();
  await expect(page).toHaveURL(/around=43\.\d+,-1\.\d+,5,/);
  await page.getByRole('combobox', { name: 'Rayon' }).selectOption('2');
  await expect(page).toHaveURL(/around=43\.\d+,-1\.\d+,2,/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
