import type { Page } from '@playwright/test';
import { waitForScreen } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const LISTS = ['/property/list', '/mandate/list', '/visit/list', '/event'] as const;
const NARROWED = {
  '/property/list': '?transaction=sale&type=house,apartment&price=200000-400000',
  '/mandate/list': '?type=exclusive',
  '/visit/list': '?status=confirmed',
  '/event': '?type=call',
} as const;

/** Two rows of 44 px under the header of 52 px, with the space around them. */
const TWO_ROWS = 52 + 2 * 44 + 44;

for (const address of LISTS) {
  test(`on a phone, two rows precede the first result of ${address}, with and without filters`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs('negociateur', address);
    for (const search of ['', NARROWED[address]]) {
      await page.goto(address + search);
      const bar = page.locator('.pg-page-bar');
      await expect(bar.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(TWO_ROWS);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });

  test(`at 1440 px the tools of ${address} fit one row`, async ({ page, openAs }) => {
    await openAs('negociateur', address + NARROWED[address]);
    const title = page.locator('.pg-page-bar').getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const tools = await page.locator('.pg-page-tools').boundingBox();
    expect(tools?.height).toBeLessThanOrEqual(36);
    const action = page.locator('.pg-page-action');
    if ((await action.count()) > 0) expect((await action.boundingBox())?.y).toBeLessThanOrEqual((tools?.y ?? 0) + 8);
  });
}

const covered = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const head = main.querySelector('th')?.getBoundingClientRect();
    const row = main.querySelector('tbody tr')?.getBoundingClientRect();
    return head && row ? Math.round(head.bottom - row.top) : 'no table';
  });

for (const [situation, width] of [
  ['beside the preview', 1440],
  ['on a narrow window', 768],
] as const)
  test(`the sticky header of a scrolling table covers no row, ${situation}`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs('negociateur', '/contact/list');
    await waitForScreen(page);
    if (width === 1440) {
      await page.keyboard.press('a');
      await expect(page.getByRole('complementary', { name: 'Aperçu' })).toBeVisible();
    }
    expect(await covered(page)).toBeLessThanOrEqual(0);
  });

test('on a narrow window the header of a whole list covers no row and scrolls sideways with them', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openAs('negociateur', '/property/list?all&size=all&view=table');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  await expect(row).toBeVisible();
  const [head, first] = [page.locator('.pg-virtual-head'), page.locator('[data-index="0"]')];
  const headBox = await head.boundingBox();
  expect((headBox?.y ?? 0) + (headBox?.height ?? 0)).toBeLessThanOrEqual((await first.boundingBox())?.y ?? 0);
  await page.locator('.pg-virtual-box').evaluate((box) => {
    box.scrollLeft = 200;
  });
  const columnOffset = async () => {
    const title = await page.getByRole('columnheader').nth(2).boundingBox();
    const cell = await first.getByRole('cell').nth(2).boundingBox();
    return (title?.x ?? 0) - (cell?.x ?? 0);
  };
  await expect.poll(columnOffset).toBe(0);
  await head.getByRole('checkbox').focus();
  await expect.poll(() => head.evaluate((element) => element.scrollLeft)).toBe(0);
  await expect.poll(columnOffset).toBe(0);
});
