import type { Locator, Page } from '@playwright/test';
import { createHouse } from '../../fixtures/create-house';
import { colleague, type Colleague } from '../../fixtures/api';
import { contrast } from '../../fixtures/page-checks/contrast';
import { paintedPictures, overlaps, type Painted } from '../../fixtures/page-checks/painted-pictures';
import { plainPictures } from '../../fixtures/photographs';
import { go } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const LANDSCAPE = { width: 1500, height: 1000 };
const PORTRAIT = { width: 800, height: 1600 };
const SQUARE = { width: 1000, height: 1000 };
const SHAPES = [PORTRAIT, LANDSCAPE, SQUARE];
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];

const mosaic = (page: Page) => page.getByRole('region', { name: 'Photos du bien' });
const fullScreen = (page: Page) => page.getByRole('dialog', { name: 'Photos du bien' });

/** Creates a house with this many white photographs of different shapes. */
async function houseWith(page: Page, api: Colleague, count: number): Promise<string> {
  const { reference } = await createHouse(api);
  const shapes = Array.from({ length: count }, (_, index) => SHAPES[index % SHAPES.length] ?? SQUARE);
  for (const picture of await plainPictures(page, shapes, '#fff')) await api.addPhotograph(reference, picture);
  return reference;
}

/** Waits until the photograph and the visible thumbnails are loaded, and the next photograph is fetched. */
async function expectPosition(page: Page, position: string): Promise<void> {
  await expect(fullScreen(page).getByText(position)).toBeVisible();
  await expect
    .poll(() =>
      fullScreen(page)
        .locator('img')
        .evaluateAll(
          (all) =>
            all
              .filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0)
              // lazy images outside the window load at a distance that the browser chooses
              .filter(
                (image) => image.getAttribute('loading') !== 'lazy' || image.getBoundingClientRect().left < innerWidth,
              ).length,
        ),
    )
    .toBe(0);
  await expect.poll(async () => (await stagePictures(page)).map(({ natural }) => natural > 700)).toEqual([true]);
}

const stagePictures = async (page: Page): Promise<Painted[]> =>
  (await paintedPictures(fullScreen(page))).filter(({ isThumbnail }) => !isThumbnail);

function expectApart(pictures: readonly Painted[], where: string): void {
  expect(overlaps(pictures), `photographs over each other: ${where}`).toEqual([]);
}

/** Checks that an arrow is on top and visible both on a white photograph and on the dark background. */
async function expectSeen(arrow: Locator): Promise<void> {
  const style = await arrow.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const { color, backgroundColor, borderTopColor } = getComputedStyle(button);
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return { color, ground: backgroundColor, rim: borderTopColor, isOnTop: button.contains(top) };
  });
  expect(style.isOnTop).toBe(true);
  expect(contrast(style.ground, 'rgb(255, 255, 255)'), 'ground on a white photograph').toBeGreaterThan(4.5);
  expect(contrast(style.color, style.ground), 'sign on its ground').toBeGreaterThan(4.5);
  expect(contrast(style.rim, 'rgb(16, 21, 18)'), 'rim on the stage').toBeGreaterThan(4.5);
}

test('no photograph covers another, whatever their shapes and number and the screen', async ({
  page,
  openAs,
  request,
}) => {
  await openAs('negociateur', '/profile');
  const api = await colleague(request, 'manager');
  for (const count of [20, 1, 3]) {
    const reference = await houseWith(page, api, count);
    for (const screen of SCREENS) {
      const where = `${count} photographs, ${screen.width} px`;
      await page.setViewportSize(screen);
      await go(page, `/property/${reference}`);
      const tiles = count >= 5 && screen.width >= 600 ? 5 : screen.width >= 600 ? Math.min(count, 2) : 1;
      await expect.poll(async () => (await paintedPictures(mosaic(page))).length).toBe(tiles);
      expectApart(await paintedPictures(mosaic(page)), `${where}, on the page`);
      await mosaic(page)
        .getByRole('button', { name: /^Agrandir/ })
        .first()
        .click();
      for (let number = 1; number <= Math.min(count, 3); number += 1) {
        await expectPosition(page, `${number} / ${count}`);
        const all = await paintedPictures(fullScreen(page));
        expectApart(all, `${where}, number ${number} full screen`);
        const [photograph] = all.filter(({ isThumbnail }) => !isThumbnail);
        const thumbnails = all.filter(({ isThumbnail }) => isThumbnail);
        for (const { top } of thumbnails)
          expect(top, `${where}: thumbnails below`).toBeGreaterThanOrEqual((photograph?.bottom ?? 0) - 1);
        expect(photograph?.bottom, `${where}: in sight`).toBeLessThanOrEqual(screen.height + 1);
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Escape');
      await expect(fullScreen(page)).toBeHidden();
    }
  }
});

test('the arrows are visible on a white photograph and on the dark background, hovered too', async ({
  page,
  openAs,
  request,
}) => {
  await openAs('negociateur', '/profile');
  const reference = await houseWith(page, await colleague(request, 'manager'), 2);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await go(page, `/property/${reference}`);
    await mosaic(page)
      .getByRole('button', { name: /^Agrandir/ })
      .first()
      .click();
    for (const name of ['Photo précédente', 'Photo suivante']) {
      const arrow = fullScreen(page).getByRole('button', { name });
      await expectSeen(arrow);
      await arrow.hover();
      // only the arrow's own animations: a loading picture is animated without end
      await arrow.evaluate((button) =>
        Promise.allSettled(button.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      await expectSeen(arrow);
    }
    await page.keyboard.press('Escape');
  }
});

test('a property without photographs says so and opens no gallery', async ({ page, openAs, request }) => {
  const { reference } = await createHouse(await colleague(request, 'manager'));
  await openAs('negociateur', `/property/${reference}`);
  await expect(page.getByText('Pas encore de photo pour ce bien.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Agrandir|^Voir les/ })).toHaveCount(0);
});
