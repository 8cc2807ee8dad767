import { instantOf } from '@pignon/shared/domain/common/day';
import { emailOf } from '../../fixtures/accounts';
import { colleague } from '../../fixtures/api';
import { freeDay } from '../../fixtures/free-day';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { arrived, go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

test('a manager sees whose tasks pile up at one hour, opens each, and sees their own day beside the team', async ({
  page,
  openAs,
  request,
}) => {
  test.slow();
  const api = await colleague(request, 'manager');
  const day = freeDay();
  const title = uniqueName('Rappeler ');
  const nine = instantOf(day, '09:00');
  for (let nth = 1; nth <= 8; nth += 1)
    await api.post('event/create', { type: 'TASK', title: `${title} ${nth}`, due: nine, user: emailOf('negociateur') });
  const meeting = uniqueName('Comité ');
  const [start, end] = [instantOf(day, '11:00'), instantOf(day, '12:00')];
  await api.post('event/create', { type: 'MEETING', title: meeting, start, end, user: emailOf('manager') });
  await openAs('manager', '/profile');
  await turnPrivacyOff(page);

  await go(page, `/visit/agenda?view=team&day=${day}`);
  const entry = (words: string) => page.locator('.ec-event', { hasText: words });
  await expect(entry(meeting)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: '8 tâches à 09:00' });
  // names that load later redraw the entries
  await expect(async () => {
    await entry('8 tâches').press('Enter');
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(dialog.getByRole('link', { name: title })).toHaveCount(8);
  await page.keyboard.press('Escape');
  await expect(entry('8 tâches')).toBeFocused();

  await entry(meeting).click();
  await page.getByRole('link', { name: 'Ouvrir le rendez-vous' }).click();
  await arrived(page, /\/event\/\d+$/);
  for (const view of ['day', 'team']) {
    await go(page, `/visit/agenda?view=${view}&day=${day}`);
    await checkState(page, view);
  }
});
