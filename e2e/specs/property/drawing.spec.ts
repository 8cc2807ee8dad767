import type { Locator, Page } from '@playwright/test';
import { storeShownRecords, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const withoutTiles = (page: Page) => page.route('**/api/place/tile/**', (route) => route.fulfill({ status: 204 }));

/** Checks that a control is inside the window and not covered. */
async function expectInSight(control: Locator, where: string): Promise<void> {
  await expect(control, where).toBeInViewport({ ratio: 1 });
  const isOnTop = await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  expect(isOnTop, where).toBe(true);
}

/** Draws through these points, given as fractions of the map's width and height from its upper left corner. */
async function draw(page: Page, map: Locator, points: readonly (readonly [number, number])[]): Promise<void> {
  const box = await map.boundingBox();
  if (!box) throw new Error('the map has no place');
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  const [first = [0, 0], ...rest] = points;
  await page.mouse.move(...at(first));
  await page.mouse.down();
  for (const place of rest) await page.mouse.move(...at(place), { steps: 12 });
  await page.mouse.up();
}

test('a customer’s area is drawn around the chosen town, with every control of the map visible', async ({
  page,
  openAs,
}) => {
  await withoutTiles(page);
  await openAs('negociateur', '/profile');
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  for (const screen of SCREENS) {
    const where = `${screen.width} px`;
    await page.setViewportSize(screen);
    await page.goto('/contact/new');
    await page.getByRole('combobox', { name: 'Ajouter une commune' }).fill('64000');
    await page.getByRole('option', { name: /^Pau/ }).first().click();
    await page.getByRole('button', { name: 'Dessiner sur la carte' }).click();
    const map = page.getByRole('region', { name: 'Carte des zones de recherche' });
    await expect(map.getByText('Pau', { exact: true })).toBeInViewport();
    for (const name of ['Se rapprocher', 'S’éloigner']) await expectInSight(map.getByRole('button', { name }), where);
    await expectInSight(page.getByRole('button', { name: 'Arrêter de dessiner' }), where);
    for (const name of ['Plan', 'Photo', 'Cadastre'])
      await expectInSight(page.getByRole('radio', { name, exact: true }), where);
  }
});

test('the list’s map names the discarded part of a drawing, and keeps the drawn area in view', async ({
  page,
  openAs,
}) => {
  await withoutTiles(page);
  await openAs('negociateur', '/property/list?view=maps');
  const map = page.getByRole('region', { name: 'Carte des biens' });
  await expect(map.getByRole('button', { name: /\d biens?$/ }).first()).toBeVisible();
  const start = page.waitForResponse((response) => response.url().includes('/api/place/start'));
  await page.getByRole('button', { name: 'Dessiner une zone' }).click();
  await start;
  for (const name of ['Se rapprocher', 'S’éloigner']) await expectInSight(map.getByRole('button', { name }), name);

  await draw(page, map, [
    [0.4, 0.4],
    [0.6, 0.6],
  ]);
  await expect(page.getByText(/^Zone non gardée\u00a0: le tracé n’entoure rien/)).toBeVisible();
  await expect(page).not.toHaveURL(/area=/);

  await page.getByRole('button', { name: 'Dessiner une zone' }).click();
  await draw(page, map, [
    [0.3, 0.3],
    [0.6, 0.3],
    [0.6, 0.7],
    [0.25, 0.25],
    [0.25, 0.45],
  ]);
  await expect(page.getByText(/^Le tracé se croise/)).toBeVisible();
  await expect(page).toHaveURL(/area=/);
  const area = map.locator('.pg-map-area');
  await expect(area).toBeVisible();
  await expect
    .poll(async () => {
      const [inner, outer] = [await area.boundingBox(), await map.boundingBox()];
      if (!inner || !outer) return false;
      const isInside = inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
      return isInside && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height && inner.width > 40;
    })
    .toBe(true);
});
