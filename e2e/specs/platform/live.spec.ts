import type { Page } from '@playwright/test';
import { createHouse } from '../../fixtures/create-house';
import { colleague } from '../../fixtures/api';
import { expect, openAsOn, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';
import { propertyList } from '../../pages/property-list';

/** A word that no other property has: changes of other specs stay out of the list. */
const WORD = uniqueName('Iraty');

test('a colleague’s change appears in lists and pages within three seconds, by one stream for all tabs @gate', async ({
  page,
  context,
  request,
  openAs,
}) => {
  const api = await colleague(request, 'negociateur');
  const before = `${WORD} la première`;
  const { reference } = await createHouse(api, { title: before });
  const other = await createHouse(api, { title: `${WORD} la seconde` });
  const change = async (title: string) => {
    const { version } = await api.get<{ version: number }>(`property/${reference}`);
    expect(await api.patch(`property/${reference}`, version, { title })).toBe(200);
  };
  const lines: string[] = [];
  context.on('request', (each) => {
    if (each.url().endsWith('/api/stream')) lines.push(each.url());
  });

  const line = context.waitForEvent('response', (answer) => answer.url().endsWith('/api/stream'));
  await openAs('manager', `/property/list?all&q=${WORD}&sort=modifiedTime.desc`);
  await expect(propertyList(page).links.first()).toHaveAttribute('href', new RegExp(other.reference));
  await line;
  const detail = await context.newPage();
  await detail.goto(`/property/${reference}`);
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(before);
  // time enough for a second tab to open its own stream
  await detail.waitForTimeout(2_500);

  const title = `${WORD} la première, changée`;
  await change(title);
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 3_000 });
  await expect(propertyList(page).links.first()).toHaveAttribute('href', new RegExp(reference), { timeout: 3_000 });
  expect(lines).toHaveLength(1);

  await detail.close();
  await change(before);
  await expect(page.getByRole('main').getByText(title)).toHaveCount(0, { timeout: 3_000 });
});

test('a tour deleted by a colleague leaves open visit lists within three seconds', async ({
  page,
  context,
  browser,
  request,
  openAs,
}) => {
  const api = await colleague(request, 'negociateur');
  const title = `${WORD} à visiter`;
  const { reference } = await createHouse(api, { title });
  const visitor = await api.post<{ id: number }>('contact', {
    contactType: ['CUSTOMER'],
    lastName: uniqueName('Visiteur'),
  });
  // in the morning, so that all visits of a tour are on one day
  const morning = new Date(Date.now() + 300 * 24 * 3_600_000).setUTCHours(8, 0, 0, 0);
  const hoursLater = (hours: number) => new Date(morning + hours * 3_600_000).toISOString();
  const visitAt = (hours: number) => ({
    propertyRef: reference,
    contactIds: [visitor.id],
    start: hoursLater(hours),
    end: hoursLater(hours + 0.5),
  });
  const tour = await api.post<{ groupId: string }>('visit', [visitAt(0), visitAt(1)]);
  expect(tour.groupId).toBeTruthy();
  const list = `/visit/list?property=${reference}`;
  const tourIn = (each: Page) => each.getByText('Tournée de 2 visites');

  const line = context.waitForEvent('response', (answer) => answer.url().endsWith('/api/stream'));
  await openAs('manager', list);
  await expect(tourIn(page)).toBeVisible();
  await line;
  const person = await context.newPage();
  await person.goto(`/contact/${visitor.id}`);
  const visits = person.getByRole('region', { name: 'Visites' });
  await expect(visits.getByRole('listitem')).toHaveCount(2);
  // time enough for the second tab to receive what the first one relays
  await person.waitForTimeout(2_500);

  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await openAsOn(other, 'negociateur', list);
  await other.getByRole('button', { name: /^Supprimer la tournée de/ }).click();
  const dialog = other.getByRole('dialog', { name: 'Supprimer la tournée\u202f?' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Supprimer la tournée' }).click();

  await expect(tourIn(page)).toHaveCount(0, { timeout: 3_000 });
  await expect(visits.getByRole('listitem')).toHaveCount(0, { timeout: 3_000 });
  await expect(other.getByText('Tournée supprimée.')).toBeVisible();
  await expect(tourIn(other)).toHaveCount(0);
  await otherContext.close();
});
