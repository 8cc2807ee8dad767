import { devices } from '@playwright/test';
import { colleague } from '../../fixtures/api';
import { faultsOf } from '../../fixtures/page-checks/accessibility-violations';
import { arrived, storeShownRecords, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const HOUR = 3_600_000;
/** A time in a random past year, so that visits do not conflict. */
const start = () => Date.UTC(2019, 0, 1) + Math.floor(Math.random() * 300_000) * 60_000;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: devices['iPhone 13'].userAgent });

interface Tour {
  groupId: string;
  visits: { id: number; propertyRef: string }[];
}

test('feedback is entered on a phone, and refused properties leave the matching @gate', async ({
  page,
  openAs,
  request,
}) => {
  test.slow();
  const api = await colleague(request, 'negociateur');
  const lastName = uniqueName('Etchepare');
  const { id } = await api.post<{ id: number }>('contact', { contactType: ['CUSTOMER'], lastName });
  const found = await api.post<{ content: { reference: string }[] }>('property/find', { pageSize: 1 });
  const reference = found.content[0]?.reference ?? '';
  const at = start();
  const tour = await api.post<Tour>('visit', [
    {
      propertyRef: reference,
      contactIds: [id],
      start: new Date(at).toISOString(),
      end: new Date(at + HOUR / 2).toISOString(),
    },
  ]);
  await openAs('negociateur', `/visit/group/${tour.groupId}`);
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  await page.getByRole('link', { name: /^Compte rendu de la visite/ }).tap();
  await arrived(page, /\/feedback$/);
  await page.getByRole('button', { name: 'Enregistrer le compte rendu' }).tap();
  await expect(page.getByText('Ce champ est requis').first()).toBeVisible();
  await page.getByRole('radio', { name: '2 étoiles' }).check();
  await page.getByRole('button', { name: 'Refusent le bien' }).tap();
  await page.getByRole('radio', { name: 'Prix' }).check();
  await page.getByRole('button', { name: 'Bruit de la route' }).tap();
  await page.getByLabel('Points forts : un autre point').fill('Grande cave');
  await page.getByRole('radio', { name: 'Élevé' }).check();
  await page.getByLabel('Prix qu’ils paieraient').fill('240 000');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer le compte rendu' }).tap();
  await arrived(page, new RegExp(tour.groupId));
  await expect(page.getByRole('main').getByText(/2\/5 · Points forts/)).toBeVisible();

  // the feedback is edited: the visitors hesitate, which creates a task
  await page.getByRole('link', { name: /^Modifier le compte rendu/ }).tap();
  await expect(page.getByRole('radio', { name: '2 étoiles' })).toBeChecked();
  await page.getByRole('radio', { name: '4 étoiles' }).check();
  await page.getByRole('button', { name: 'Réfléchissent' }).tap();
  await page.getByRole('button', { name: 'Enregistrer le compte rendu' }).tap();
  await expect(page.getByRole('main').getByText(/4\/5/)).toBeVisible();
  await page.goto(`/contact/${id}`);
  await expect(
    page
      .getByRole('main')
      .getByText(/Rappeler les visiteurs/)
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/4\/5 · Points forts/)
      .first(),
  ).toBeVisible();
});
