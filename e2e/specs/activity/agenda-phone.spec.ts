import type { Page } from '@playwright/test';
import { addDays, instantOf } from '@pignon/shared/domain/common/day';
import { emailOf } from '../../fixtures/accounts';
import { colleague } from '../../fixtures/api';
import { freeDay } from '../../fixtures/free-day';
import { faultsOf } from '../../fixtures/page-checks/accessibility-violations';
import { arrived, waitForScreen, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const PHONE = { width: 390, height: 844 };

/** Creates consecutive meetings on a day, from eight o'clock. */
async function meetings(page: Page, day: string, count: number): Promise<void> {
  const api = await colleague(page.request, 'negociateur');
  for (let nth = 0; nth < count; nth += 1) {
    const [start, end] = [`${String(8 + nth).padStart(2, '0')}:00`, `${String(8 + nth).padStart(2, '0')}:45`];
    const hours = { start: instantOf(day, start), end: instantOf(day, end) };
    const title = uniqueName('Expertise ');
    await api.post('event/create', { type: 'MEETING', title, ...hours, user: emailOf('negociateur') });
  }
}

/** An entry of a month: each says its day. */
const entryAt = (page: Page, day: string, hour: string) => {
  const dayText = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  return page.locator('.ec-month-view .ec-event', { hasText: new RegExp(`${dayText}\\s+${hour}`) });
};

/** The cell of a day of a month. */
const cell = (page: Page, day: string) => page.locator(`.ec-month-view .ec-day:has(time[datetime="${day}"])`);

test.describe('a month on a telephone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('shows start times and titles, and a tap anywhere in a day opens it', async ({ page, openAs }) => {
    const day = freeDay();
    await meetings(page, day, 6);
    const month = `/visit/agenda?view=month&day=${day}`;
    await openAs('negociateur', month);
    await turnPrivacyOff(page);
    await waitForScreen(page);
    const opened = new RegExp(`view=day&day=${day}`);
    const first = entryAt(page, day, '08:00');
    await expect(first).toBeVisible();
    await expect(entryAt(page, day, '09:00')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    for (const tap of [
      () => first.tap(),
      () => cell(page, day).locator('.ec-day-foot a').tap(),
      () =>
        cell(page, day)
          .getByRole('button', { name: /^Ouvrir le/ })
          .tap(),
    ]) {
      await tap();
      await arrived(page, opened);
      await page.goBack();
      await arrived(page, /view=month/);
      await expect(first).toBeVisible();
    }
    const next = addDays(day, 1);
    const box = (await cell(page, next).boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await arrived(page, new RegExp(`view=day&day=${next}`));
  });
});

test('the keyboard opens the days of a month, and the popup of a full day is in French', async ({ page, openAs }) => {
  const day = freeDay();
  await meetings(page, day, 6);
  await openAs('negociateur', `/visit/agenda?view=month&day=${day}`);
  await turnPrivacyOff(page);
  await cell(page, day).locator('.ec-day-foot a').click();
  await expect(page.locator('.ec-popup').getByRole('button', { name: 'Fermer' })).toBeVisible();
  await page.locator('.ec-popup').getByRole('button', { name: 'Fermer' }).press('Enter');
  await cell(page, day)
    .getByRole('button', { name: /^Ouvrir le/ })
    .press('Enter');
  await arrived(page, new RegExp(`view=day&day=${day}`));
});

for (const [name, viewport] of [
  ['a telephone', PHONE],
  ['an office screen', { width: 1440, height: 900 }],
] as const)
  test(`a busy week scrolls to the selected day, on ${name}`, async ({ page, openAs }) => {
    test.slow();
    await page.setViewportSize(viewport);
    // four days after a Tuesday: at the far end of the week
    const day = addDays(freeDay(), 4);
    const api = await colleague(page.request, 'manager');
    const users = await api.get<{ loginEmail: string; roles: string[] }[]>('user');
    const [start, end] = [instantOf(addDays(day, -3), '10:00'), instantOf(addDays(day, -3), '11:00')];
    for (const { loginEmail } of users.filter(({ roles }) => roles.includes('NEGOTIATOR')).slice(0, 6))
      await api.post('event/create', { type: 'MEETING', title: uniqueName('Réunion '), start, end, user: loginEmail });
    await openAs('manager', `/visit/agenda?view=week&day=${day}&who=all`);
    await turnPrivacyOff(page);
    await expect(page.locator('.ec-event', { hasText: 'Réunion' }).first()).toBeAttached();
    const inSight = () =>
      page.evaluate((day) => {
        const head = document.querySelector(`.ec-col-head time[datetime="${day}"]`)?.closest('.ec-col-head');
        const main = document.querySelector('.ec-main')?.getBoundingClientRect();
        const box = head?.getBoundingClientRect();
        return Boolean(main && box && box.left >= main.left && box.left < main.right - 24);
      }, day);
    await expect.poll(inSight).toBe(true);
    // an update does not scroll a view that the user has scrolled
    await page.evaluate(() => document.querySelector('.ec-main')?.scrollTo({ left: 0 }));
    let minute = 10;
    await expect(async () => {
      // retries: a change written before the page subscribes to the stream is not announced
      const due = instantOf(addDays(day, -3), `14:${(minute += 1)}`);
      await api.post('event/create', { type: 'TASK', title: uniqueName('Relire '), due });
      await expect(page.locator('.ec-event', { hasText: 'Relire' }).first()).toBeAttached({ timeout: 4_000 });
    }).toPass();
    expect(await page.evaluate(() => document.querySelector('.ec-main')?.scrollLeft)).toBe(0);
  });
