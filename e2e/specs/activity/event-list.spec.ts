import { addDays, clockOf, dayOf } from '@pignon/shared/domain/common/day';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { emailOf } from '../../fixtures/accounts';
import { colleague, type Colleague } from '../../fixtures/api';
import { freeDay } from '../../fixtures/free-day';
import { findPropertiesForDay } from '../../fixtures/tour-helpers';
import { faultsOf } from '../../fixtures/page-checks/accessibility-violations';
import { arrived, storeShownRecords, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

/** A visit of half an hour at 05:00 UTC, when no other spec plans any, on a day that no earlier run used. */
async function visitEarly(api: Colleague, contactId: number) {
  for (let ahead = 45; ahead < 75; ahead += 1) {
    const day = addDays(dayOf(), ahead);
    const [propertyRef = ''] = await findPropertiesForDay(api, day, 1);
    const visit = { propertyRef, contactIds: [contactId], start: `${day}T05:00:00.000Z`, end: `${day}T05:30:00.000Z` };
    const tour = await api.book<Tour>('visit', [visit]);
    if (tour) return { day, propertyRef, groupId: tour.groupId };
  }
  throw new Error('each early hour of a month is taken');
}

test('events are filtered by user, type, person and state, overdue ones first @gate', async ({
  page,
  openAs,
  request,
}) => {
  const api = await colleague(request, 'manager');
  const name = uniqueName('Suivi ');
  const [late, later] = [`${name} en retard`, `${name} plus tard`];
  const user = emailOf('negociateur');
  const ids: number[] = [];
  for (const [title, day] of [
    [later, addDays(dayOf(), 400)],
    [late, addDays(dayOf(), -400)],
  ] as const) {
    const due = `${day}T09:00:00.000Z`;
    ids.push((await api.post<{ id: number }>('event/create', { type: 'TASK', title, user, due })).id);
  }
  await api.post('event/create', { type: 'NOTE', title: `${name} note`, user });

  await openAs('negociateur', '/event?size=100');
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  const found = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(found.first()).toHaveText(late);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('En retard');
  await expect(found.filter({ hasText: 'note' })).toHaveCount(0);

  await page.getByRole('radio', { name: 'Tout', exact: true }).click();
  await expect(page).toHaveURL(/state=any/);
  await page.getByRole('button', { name: 'Type' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Note' }).click();
  await expect(found).toHaveText([`${name} note`]);
  expect(await faultsOf(page)).toEqual([]);

  // the whole agency's events, filtered by person
  await page.goto(`/event?whose=all&type=task&user=${encodeURIComponent(user)}&size=100`);
  await expect(found).toHaveText([late, later]);
  await page.goto(`/event?whose=all&type=task&user=${encodeURIComponent(emailOf('support'))}&size=100`);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /Effacer les filtres/ })
      .first(),
  ).toBeVisible();
  await expect(found).toHaveCount(0);

  // done, so that overdue tasks no longer precede those of other specs
  for (const id of ids) expect(await api.patch(`event/${id}`, 1, { done: true })).toBe(200);
  await page.goto('/event?state=done&type=task&size=100');
  await expect(found).toHaveCount(2);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a meeting is assigned to a colleague, and a visit at the same time is refused', async ({
    page,
    openAs,
    request,
  }) => {
    test.slow();
    const api = await colleague(request, 'negociateur');
    const meeting = { type: 'MEETING', title: uniqueName('Notaire '), user: emailOf('negociateur') };
    const { id } = await api.post<{ id: number }>('event/create', { ...meeting, start: `${freeDay()}T14:00:00.000Z` });
    await openAs('negociateur', `/event/${id}`);
    await turnPrivacyOff(page);
    await storeShownRecords(page);
    await page.getByLabel('Confié à').selectOption(emailOf('manager'));
    await page.getByRole('button', { name: 'Enregistrer' }).tap();
    await expect.poll(async () => (await api.get<{ user: string }>(`event/${id}`)).user).toBe(emailOf('manager'));
    await page.reload();
    await expect(page.getByLabel('Confié à')).toHaveValue(emailOf('manager'));

    const contact = { contactType: ['CUSTOMER'], lastName: uniqueName('Visiteur') };
    const { id: contactId } = await api.post<{ id: number }>('contact', contact);
    const { day, propertyRef, groupId } = await visitEarly(api, contactId);
    await page.goto('/event/new/meeting');
    await page.getByLabel('Objet').fill(uniqueName('Banque '));
    await page.getByLabel('Date', { exact: true }).fill(day.split('-').reverse().join('/'));
    await page.getByLabel('Début').fill(clockOf(new Date(`${day}T05:10:00.000Z`)));
    await page.getByRole('button', { name: 'Créer le rendez-vous' }).tap();
    const other = page.getByRole('link', { name: 'Voir ce qui occupe cette heure' });
    await other.tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Garder le brouillon' }).tap();
    await arrived(page, /\/visit\//);
    await expect(page.getByRole('main').getByRole('link', { name: contact.lastName }).first()).toBeVisible();
    expect(await api.get<Tour>(`visit/group/${groupId}`)).toMatchObject({ visits: [{ propertyRef }] });
  });
});

test('an agenda that fails to load says so and loads on retry', async ({ page, openAs, consoleErrors }) => {
  let press = (): void => undefined;
  const pressed = new Promise<void>((resolve) => (press = resolve));
  let fails = true;
  // a refetch caused by a colleague's change must not replace the error before the button is pressed: it is held back
  await page.route('**/api/visit/agenda/find', async (route) => {
    if (fails) return route.fulfill({ status: 503, json: {} });
    await pressed;
    return route.continue();
  });
  await openAs('negociateur', '/visit/agenda');
  const retryButton = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(retryButton).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  fails = false;
  await retryButton.click();
  press();
  await expect(page.locator('.ec-main')).toBeVisible();
  await page.goto(`/visit/agenda?view=day&day=${freeDay()}`);
  await expect(page.locator('.ec-main')).toBeVisible();
  consoleErrors.length = 0;
});
