import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import type { VoucherState } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import { colleague, type Colleague } from '../../fixtures/api';
import { mailTo } from '../../fixtures/customer-mail';
import { drawWithFinger, findPropertiesForDay } from '../../fixtures/tour-helpers';
import { faultsOf } from '../../fixtures/page-checks/accessibility-violations';
import { watchDeletion } from '../../fixtures/page-checks/watch-deletion';
import { arrived, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

/** No other spec plans visits so early; each tour has its own day. */
const dayOfTest = () => addDays(dayOf(), 2 + Math.floor(Math.random() * 40));
const at = (day: string, clock: string) => `${day}T${clock}:00.000Z`;

async function plan(api: Colleague, count: number): Promise<{ tour: Tour; email: string }> {
  const day = dayOfTest();
  const lastName = uniqueName('Visiteur');
  const email = `${lastName.toLowerCase().replace(/[^a-z0-9]/g, '')}@exemple.test`;
  const contact = { contactType: ['CUSTOMER'], title: 'MRS', firstName: 'Aïnhoa', lastName, email };
  const { id } = await api.post<{ id: number }>('contact', contact);
  const references = await findPropertiesForDay(api, day, count);
  const tour = await api.post<Tour>(
    'visit',
    references.map((propertyRef, place) => ({
      propertyRef,
      contactIds: [id],
      start: at(day, `0${3 + place}:00`),
      end: at(day, `0${3 + place}:30`),
    })),
  );
  expect(tour.visits).toHaveLength(count);
  return { tour, email };
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the voucher of a tour is signed by finger, stored and sent @gate', async ({ page, openAs, request }) => {
    test.slow();
    const api = await colleague(request, 'negociateur');
    const { tour, email } = await plan(api, 2);
    await openAs('negociateur', `/visit/group/${tour.groupId}`);
    await turnPrivacyOff(page);
    await page.getByRole('button', { name: 'Confirmer' }).first().tap();
    await expect(page.getByRole('button', { name: 'Confirmer' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Faire signer' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Signer le bon de visite' });
    await drawWithFinger(await page.context().newCDPSession(page), dialog.locator('canvas'));
    expect(await faultsOf(page)).toEqual([]);
    await expect(dialog.getByRole('button', { name: 'Garder la signature' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Garder la signature' }).click();
    await expect(page.getByText(/^Signé le/)).toBeVisible();
    const state = await api.get<VoucherState>(`visit/group/${tour.groupId}/signing`);
    expect(state.vouchers.map(({ number, visitIds }) => [number, visitIds.length])).toEqual([[1, 2]]);
    await page.getByRole('button', { name: 'Envoyer par e-mail' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).tap();
    await expect(page.getByText(/Envoyé le/)).toBeVisible();
    const [mail] = await mailTo(request, email);
    expect(mail?.subject).toContain('Bon de visite du');
    expect(await faultsOf(page)).toEqual([]);
  });
});

test('a tour is sorted by distance, loses a visit, has one cancelled, and is followed', async ({
  page,
  openAs,
  request,
}) => {
  test.slow();
  const api = await colleague(request, 'manager');
  const { tour } = await plan(api, 4);
  await openAs('manager', `/visit/group/${tour.groupId}`);
  await turnPrivacyOff(page);
  await expect(page.getByRole('region', { name: 'Carte de la tournée' })).toBeVisible();
  await page.getByRole('button', { name: 'Modifier la tournée' }).click();
  await page.getByRole('button', { name: 'Ordonner par distance' }).click();
  await expect(page.getByText(/Tournée ordonnée|Aucun ordre plus court/)).toBeVisible();
  const [, second] = tour.visits;
  await page.getByRole('button', { name: `Retirer le bien ${second?.propertyRef} de la tournée` }).click();
  expect(await faultsOf(page)).toEqual([]);
  // meanwhile a colleague confirms a visit
  const [first, , ...others] = tour.visits;
  const savedVisits = [first, second, ...others].flatMap((visit) =>
    visit
      ? [
          {
            ...{ id: visit.id, version: visit.version, groupId: tour.groupId, propertyRef: visit.propertyRef },
            ...{ start: visit.start, end: visit.end, contactIds: visit.contacts.map(({ contactId }) => contactId) },
            ...(visit.id === first?.id ? { status: 'CONFIRMED' } : {}),
          },
        ]
      : [],
  );
  await api.post('visit', savedVisits);
  await page.getByRole('button', { name: 'Enregistrer la tournée' }).click();
  await expect(page.getByText(/Un collègue a modifié cette tournée/)).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer la tournée' }).click();
  await expect(page.getByRole('button', { name: 'Modifier la tournée' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Biens à visiter' }).getByRole('listitem')).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Autres actions/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Annuler la visite' }).click();
  await page.getByRole('button', { name: 'À la demande du propriétaire' }).click();
  await expect(page.getByText('À la demande du propriétaire')).toBeVisible();
  const missing = await watchDeletion(page);
  await page.getByRole('button', { name: 'Supprimer la tournée' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la tournée' }).click();
  await arrived(page, /\/visit\/list/);
  expect(missing, 'nothing is asked of what is gone').toEqual([]);
});

test('a visit is added, order and times change, then each visit is done, missed or cancelled @gate', async ({
  page,
  openAs,
  request,
}) => {
  test.slow();
  const api = await colleague(request, 'negociateur');
  // past hours of a night without other visits
  const day = addDays(dayOf(), -60 - Math.floor(Math.random() * 600));
  const [first = '', second = '', added = ''] = await findPropertiesForDay(api, dayOf(), 3);
  const contact = { contactType: ['CUSTOMER'], title: 'MR', firstName: 'Beñat', lastName: uniqueName('Tournée') };
  const { id } = await api.post<{ id: number }>('contact', contact);
  const { groupId } = await api.post<Tour>(
    'visit',
    [first, second].map((propertyRef, place) => ({
      propertyRef,
      contactIds: [id],
      start: at(day, `0${1 + place}:00`),
      end: at(day, `0${1 + place}:30`),
    })),
  );
  const tour = () => api.get<Tour>(`visit/group/${groupId}`);
  await openAs('negociateur', `/visit/group/${groupId}`);
  await page.getByRole('button', { name: 'Modifier la tournée' }).click();
  await page.getByRole('combobox', { name: 'Ajouter un bien' }).fill(added);
  await page
    .getByRole('option', { name: new RegExp(added) })
    .first()
    .click();
  await page.getByRole('button', { name: new RegExp(`Bien ${second}.: visiter plus tôt`) }).click();
  await page.getByLabel('Départ').fill('04:10');
  await page.getByRole('button', { name: 'Enregistrer la tournée' }).click();
  await expect(page.getByRole('button', { name: 'Modifier la tournée' })).toBeVisible();
  const { visits } = await tour();
  expect(visits.map(({ propertyRef }) => propertyRef)).toEqual([second, first, added]);
  await expect(page.getByText('04:10', { exact: true })).toBeVisible();

  const card = (place: number) => page.getByRole('list', { name: 'Biens à visiter' }).getByRole('listitem').nth(place);
  await card(0).getByRole('button', { name: 'Visite effectuée' }).click();
  await expect(card(0).getByText('Effectuée', { exact: true })).toBeVisible();
  for (const [place, step] of [
    [1, 'Visite manquée (client absent)'],
    [2, 'Annuler la visite'],
  ] as const) {
    await card(place)
      .getByRole('button', { name: /^Autres actions/ })
      .click();
    await page.getByRole('menuitem', { name: step }).click();
  }
  await page.getByRole('button', { name: 'À la demande du propriétaire' }).click();
  await expect(card(2).getByText('Annulée', { exact: true })).toBeVisible();
  expect((await tour()).visits.map(({ status, cancelReason }) => [status, cancelReason])).toEqual([
    ['DONE', null],
    ['NO_SHOW', null],
    ['CANCELLED', 'OWNER'],
  ]);
  // a tour with completed visits cannot be deleted; the button says why
  await expect(page.getByRole('button', { name: 'Supprimer la tournée' })).toHaveAttribute('aria-disabled', 'true');
});
