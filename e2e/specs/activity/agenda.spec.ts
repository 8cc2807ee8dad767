import type { Locator, Page } from '@playwright/test';
import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { emailOf } from '../../fixtures/accounts';
import { colleague } from '../../fixtures/api';
import { freeDay } from '../../fixtures/free-day';
import { faultsOf } from '../../fixtures/page-checks/accessibility-violations';
import { storeShownRecords, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const ME = emailOf('negociateur');

const entry = (page: Page, title: string) => page.locator('.ec-event', { hasText: title });

async function write(page: Page, title: string, day: string, hours: [string, string], lastDay = day) {
  const api = await colleague(page.request, 'negociateur');
  const [start, end] = [instantOf(day, hours[0]), instantOf(lastDay, hours[1])];
  return api.post<{ id: number }>('event/create', { type: 'MEETING', title, start, end, user: ME });
}

async function carry(page: Page, title: string, by: { x: number; y: number }) {
  const boxes: NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>[] = [];
  // an entry has no box while the agenda draws it anew
  await expect(async () => {
    const shownBox = await entry(page, title).boundingBox();
    expect(shownBox).not.toBeNull();
    boxes.push(shownBox!);
  }).toPass();
  const [box] = boxes;
  if (!box) throw new TypeError('The entry has no box.');
  const from = { x: box.x + box.width / 2, y: box.y + 10 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 5 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 5 });
  await page.mouse.up();
}

/** Half an hour of the grid, in pixels. */
const HALF_HOUR = 40;
const TOUCH_HALF_HOUR = 48;

test.describe('the agenda, in a browser of New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('moves an entry dragged by mouse, and undoes the move @gate', async ({ page, openAs }) => {
    const day = freeDay();
    const title = uniqueName('Estimation ');
    await write(page, title, day, ['10:00', '11:00']);
    await openAs('negociateur', `/visit/agenda?view=week&day=${day}`);
    await turnPrivacyOff(page);
    await storeShownRecords(page);
    await expect(entry(page, title)).toContainText('10:00');
    await carry(page, title, { x: 0, y: 4 * HALF_HOUR });
    await expect(page.getByText(/^Déplacé au mardi .* à 12:00/)).toBeVisible();
    await page.reload();
    await expect(entry(page, title)).toContainText('12:00');
    await carry(page, title, { x: 0, y: 2 * HALF_HOUR });
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(entry(page, title)).toContainText('12:00');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('draws a meeting of two days above the hours, and moves it by a day at the same time', async ({
    page,
    openAs,
  }) => {
    const day = freeDay();
    const title = uniqueName('Salon ');
    await write(page, title, day, ['10:00', '16:00'], addDays(day, 1));
    await openAs('negociateur', `/visit/agenda?view=week&day=${day}`);
    await turnPrivacyOff(page);
    await expect(page.locator('.ec-all-day', { hasText: title })).toBeVisible();
    await expect(entry(page, title)).toHaveCount(1);
    const { width } = (await entry(page, title).boundingBox())!;
    await carry(page, title, { x: width / 2, y: 0 });
    await expect(page.getByText(/^Déplacé au mercredi .* à 10:00/)).toBeVisible();
    await page.goto(`/visit/agenda?view=day&day=${addDays(day, 2)}`);
    await expect(page.locator('.ec-all-day .ec-event')).toContainText('10:00');
  });

  test('scrolls a day to its first entry, and today to the current time', async ({ page, openAs }) => {
    const day = freeDay();
    const title = uniqueName('Signature ');
    await write(page, title, day, ['19:30', '20:30']);
    await openAs('negociateur', `/visit/agenda?view=day&day=${day}`);
    await turnPrivacyOff(page);
    await expect(entry(page, title)).toBeInViewport({ ratio: 1 });
    // yesterday or earlier today: a clock set ahead would expire the session
    const evening = instantOf(dayOf(), '18:40');
    await page.clock.setFixedTime(
      evening < new Date().toISOString() ? evening : instantOf(addDays(dayOf(), -1), '18:40'),
    );
    for (const view of ['day', 'team']) {
      await page.goto(`/visit/agenda?view=${view}`);
      await expect(page.locator('.ec-now-indicator').first()).toBeInViewport();
    }
  });

  test('reverts a move that overlaps another meeting, and shows the reason @gate', async ({ page, openAs }) => {
    const day = freeDay();
    const [first, second] = [uniqueName('Notaire '), uniqueName('Banque ')];
    await write(page, first, day, ['10:00', '11:00']);
    await write(page, second, day, ['14:00', '15:00']);
    await openAs('negociateur', `/visit/agenda?view=day&day=${day}`);
    await turnPrivacyOff(page);
    await carry(page, second, { x: 0, y: -8 * HALF_HOUR });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('a déjà un rendez-vous');
    await expect(entry(page, second)).toContainText('14:00');
  });

  test('moves an entry by keyboard alone, to a day and hour', async ({ page, openAs }) => {
    const day = freeDay();
    const title = uniqueName('Signature ');
    await write(page, title, day, ['09:00', '09:30']);
    await openAs('negociateur', `/visit/agenda?view=week&day=${day}`);
    await turnPrivacyOff(page);
    await entry(page, title).focus();
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Date')).toBeFocused();
    await dialog.getByLabel('Début').fill('16:30');
    await dialog.getByLabel('Début').press('Tab');
    await dialog.getByRole('button', { name: 'Déplacer' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(entry(page, title)).toContainText('16:30');
    await expect(entry(page, title)).toBeFocused();
  });
});

test.describe('the agenda on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows one day; a long touch drags an entry', async ({ page, openAs }) => {
    const day = freeDay();
    const title = uniqueName('Relevé ');
    await write(page, title, day, ['10:00', '11:00']);
    await openAs('negociateur', `/visit/agenda?day=${day}`);
    await turnPrivacyOff(page);
    await expect(entry(page, title)).toBeVisible();
    const box = (await entry(page, title).boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const at = (y: number) => [{ x: box.x + 60, y: box.y + 12 + y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    await page.waitForTimeout(600);
    for (const y of [20, 50, 2 * TOUCH_HALF_HOUR])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(entry(page, title)).toContainText('11:00');
    expect(await faultsOf(page)).toEqual([]);
  });
});
