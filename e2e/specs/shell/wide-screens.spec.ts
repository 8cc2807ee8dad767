import type { Page } from '@playwright/test';
import { OLDEST_FIRST } from '../../pages/property-list';
import { go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

/** Lists and the day use nearly all of the window; forms and pages that are read may be narrower. */
const MIN_USED = 0.9;
const LISTS = [
  '/property/list?view=images',
  '/property/list?view=table',
  '/contact/list',
  '/mandate/list',
  '/visit/list',
  '/admin',
  '/admin/journal',
  '/admin/errors',
  '/admin/messages',
];
const WIDE = ['/', ...LISTS];
const OTHERS = ['/profile', '/property/new'];

/** Characters per line; longer lines are hard to read. */
const MAX_LINE_LENGTH = 140;

interface Shape {
  /** Pixels by which the page is wider than its window. */
  overflow: number;
  /** Share of the window's width between the left-most and the right-most element. */
  used: number;
  /** Beginnings of the paragraphs whose lines are too long. */
  stretched: string[];
}

const shapeOf = (page: Page) =>
  page.evaluate((longest): Shape => {
    const boxes = [...document.querySelectorAll('main *')]
      .filter((element) => element.childElementCount === 0 && element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const stretched = [...document.querySelectorAll('main p')]
      .filter((paragraph) => paragraph.checkVisibility() && paragraph.textContent.length > longest)
      .filter((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        return paragraph.textContent.length / lines > longest;
      })
      .map((paragraph) => paragraph.textContent.slice(0, 60));
    const overflow = Math.max(0, document.documentElement.scrollWidth - innerWidth);
    return { overflow, used: (right - left) / innerWidth, stretched };
  }, MAX_LINE_LENGTH);

/** Waits two frames after a resize: a table may choose another layout. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function expectRoomUsed(page: Page, path: string, min: number): Promise<void> {
  for (const size of SCREENS) {
    await resize(page, size);
    const { overflow, used, stretched } = await shapeOf(page);
    const where = `${path} at ${size.width} px`;
    expect.soft(overflow, `${where} is wider than its window`).toBe(0);
    expect.soft(used, `${where} leaves room unused`).toBeGreaterThanOrEqual(min);
    expect.soft(stretched, `${where} has lines too long to read`).toEqual([]);
  }
}

/** Address of the first record of a list; records of other specs come later. */
async function firstOf(page: Page, list: string, links: string): Promise<string> {
  await go(page, list);
  return (await page.getByRole('main').locator(links).first().getAttribute('href')) ?? '';
}

test('lists and the day use the width of a large screen', async ({ page, openAs }) => {
  test.slow();
  await openAs('tous', '/profile');
  for (const path of WIDE) {
    await go(page, path);
    await expectRoomUsed(page, path, MIN_USED);
  }
});

test('record pages, matching and forms fit a large screen, with readable line lengths', async ({ page, openAs }) => {
  test.slow();
  await openAs('tous', '/profile');
  await turnPrivacyOff(page);
  const property = await firstOf(page, OLDEST_FIRST, 'a[href^="/property/V"]');
  const contact = await firstOf(page, '/contact/list/customer?criteria=yes', 'table a[href^="/contact/"]');
  for (const path of [property, contact, `/crossed?contact=${contact.split('/').at(-1) ?? ''}`, ...OTHERS]) {
    await go(page, path);
    await expectRoomUsed(page, path, MIN_USED);
  }
});

test('the tools of a list share a row with its title', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  for (const path of LISTS) {
    await go(page, path);
    for (const width of [1440, ...SCREENS.map((screen) => screen.width)]) {
      await resize(page, { width, height: 900 });
      const outside = await page.locator('.pg-page-bar').evaluate((bar) => {
        const title = bar.querySelector('h1')?.getBoundingClientRect();
        if (!title) return ['no title'];
        const middle = (title.top + title.bottom) / 2;
        return [...bar.querySelectorAll('button, a, input, select')]
          .filter((tool) => !tool.closest('.pg-page-chips'))
          .filter((tool) => tool.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .filter((tool) => {
            const { top, bottom } = tool.getBoundingClientRect();
            return top > middle || bottom < middle;
          })
          .map((tool) => (tool.getAttribute('aria-label') ?? tool.textContent).trim());
      });
      expect.soft(outside, `${path} at ${width} px`).toEqual([]);
    }
  }
});
