import type { Page } from '@playwright/test';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import type { VoucherState } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import { colleague, type Colleague } from '../../fixtures/api';
import { atHand, drawWithFinger, findPropertiesForDay } from '../../fixtures/tour-helpers';
import { faultsOf } from '../../fixtures/page-checks/accessibility-violations';
import { arrived, storeShownRecords, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' });

/** Days without visits of other specs; their hours are past, so that visits can be reported. */
const dayOfTest = () => addDays(dayOf(), -1 - Math.floor(Math.random() * 25));

async function aVisitor(api: Colleague): Promise<number> {
  const contact = { contactType: ['CUSTOMER'], title: 'MRS', firstName: 'Maia', lastName: uniqueName('Etchart') };
  return (await api.post<{ id: number }>('contact', contact)).id;
}

test('a tour is planned online, then moved, confirmed, signed and reported offline, across a killed tab', async ({
  page: first,
  context,
  openAs,
  request,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  const api = await colleague(request, 'negociateur');
  const visitor = await aVisitor(api);
  const day = dayOfTest();
  const references = await findPropertiesForDay(api, day, 4);
  expect(references).toHaveLength(4);

  // planned and moved with network
  await openAs('negociateur', `/visit/new?properties=${references.join(',')}&contact=${visitor}`);
  await first.getByLabel('Date', { exact: true }).fill(day.split('-').reverse().join('/'));
  await first.getByLabel('Départ').fill('03:00');
  await first.getByRole('button', { name: 'Créer la tournée' }).tap();
  await first
    .getByRole('link', { name: /tournée/i })
    .first()
    .waitFor();
  const planned = await api.post<{ content: { groupId: string }[] }>('visit/find', {
    dto: { contactId: visitor },
    pageSize: 10,
  });
  const groupId = planned.content[0]?.groupId ?? '';
  await first.goto(`/visit/group/${groupId}`);
  await first.getByRole('button', { name: 'Modifier la tournée' }).tap();
  await first.getByLabel('Départ').fill('04:10');
  await first.getByRole('button', { name: 'Enregistrer la tournée' }).tap();
  await expect(first.getByRole('button', { name: 'Modifier la tournée' })).toBeVisible();
  const tour = () => api.get<Tour>(`visit/group/${groupId}`);
  expect((await tour()).visits).toHaveLength(4);
  await turnPrivacyOff(first);
  await storeShownRecords(first);
  await atHand(first);

  // without network: one visit confirmed, another missed, a third called off
  await context.setOffline(true);
  const card = (page: Page, place: number) =>
    page.getByRole('list', { name: 'Biens à visiter' }).getByRole('listitem').nth(place);
  const other = async (page: Page, place: number, action: string) => {
    await card(page, place)
      .getByRole('button', { name: /^Autres actions/ })
      .tap();
    await page.getByRole('menuitem', { name: action }).tap();
  };
  await other(first, 0, 'Confirmer');
  await expect(card(first, 0).getByText('En attente d’envoi')).toBeVisible();
  await other(first, 3, 'Annuler la visite');
  await first.getByRole('button', { name: 'À la demande du propriétaire' }).tap();
  await expect(card(first, 3).getByText('En attente d’envoi')).toBeVisible();

  // signed by finger
  await first.getByRole('button', { name: 'Faire signer' }).tap();
  const dialog = first.getByRole('dialog', { name: 'Signer le bon de visite' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await drawWithFinger(await context.newCDPSession(first), dialog.locator('canvas'));
  await expect(dialog.getByRole('button', { name: 'Garder la signature' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Garder la signature' }).click();
  await expect(dialog).toBeHidden();
  await expect(first.getByText(/^Bon de visite signé par/)).toBeVisible();

  // the tab is killed and the telephone opened again, still without network
  await first.close({ runBeforeUnload: false });
  const page = await context.newPage();
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
  await page.goto(`/visit/group/${groupId}`);
  await expect(card(page, 0).getByText('En attente d’envoi')).toBeVisible({ timeout: 30_000 });
  await expect(card(page, 0).getByText('Confirmée')).toBeVisible();
  await expect(card(page, 3).getByText('Annulée', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Bon de visite signé par/)).toBeVisible();
  await expect(page.getByText('3 saisies en attente d’envoi')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  // reported
  await card(page, 0)
    .getByRole('link', { name: /^Compte rendu de la visite/ })
    .tap();
  await page.getByRole('radio', { name: '4 étoiles' }).check();
  await page.getByRole('button', { name: 'Réfléchissent' }).tap();
  await page.getByRole('button', { name: 'Enregistrer le compte rendu' }).tap();
  await arrived(page, new RegExp(groupId));
  await expect(card(page, 0).getByText(/4\/5/)).toBeVisible();

  // the list of pending calls can be opened
  await page.getByText('4 saisies en attente d’envoi').waitFor();
  await page.getByRole('button', { name: 'Voir', exact: true }).tap();
  const list = page.getByRole('dialog', { name: 'En attente d’envoi' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').nth(2)).toContainText('Bon de visite signé par');
  expect(await faultsOf(page)).toEqual([]);
  await list.getByRole('button', { name: 'Fermer' }).last().tap();
  expect((await tour()).visits.map(({ status }) => status)).toEqual(['PLANNED', 'PLANNED', 'PLANNED', 'PLANNED']);

  // two tabs are open when the network returns: each call is sent once
  const second = await context.newPage();
  await second.goto(`/visit/group/${groupId}`);
  await expect(card(second, 0).getByText('En attente d’envoi')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.getByText(/saisies? en attente d’envoi/)).toBeHidden({ timeout: 60_000 });
  await expect(card(page, 0).getByText('En attente d’envoi')).toHaveCount(0);
  await expect(card(second, 0).getByText('En attente d’envoi')).toHaveCount(0);

  const { visits } = await tour();
  expect(visits.map(({ status }) => status)).toEqual(['DONE', 'PLANNED', 'PLANNED', 'CANCELLED']);
  expect(visits[0]?.feedback).toMatchObject({ interest: 4, next: 'THINKING' });
  const { vouchers } = await api.get<VoucherState>(`visit/group/${groupId}/signing`);
  expect(
    vouchers.map(({ visitIds, signatories }) => [visitIds.length, signatories.map((each) => Boolean(each.signedAt))]),
  ).toEqual([[3, [true]]]);
  const target = { kind: 'visit', id: String(visits[0]?.id) };
  const events = await api.post<{ content: Event[] }>('event', { filter: { target }, pageSize: 50 });
  const count = (words: RegExp) => events.content.filter(({ title }) => words.test(title)).length;
  expect([count(/confirmée/), count(/attestée/), count(/^Rappeler les visiteurs/)]).toEqual([1, 1, 1]);
  consoleErrors.length = 0;
});

test("a conflict with a colleague's change is shown, kept, and corrected or withdrawn", async ({
  page,
  context,
  openAs,
  request,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const api = await colleague(request, 'manager');
  const visitor = await aVisitor(api);
  const day = dayOfTest();
  const [reference = ''] = await findPropertiesForDay(api, day, 1);
  const saved = await api.post<Tour>('visit', [
    { propertyRef: reference, contactIds: [visitor], start: `${day}T01:00:00.000Z`, end: `${day}T01:30:00.000Z` },
  ]);
  const [visit] = saved.visits;
  await openAs('manager', `/visit/group/${saved.groupId}`);
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  await atHand(page);
  await page.getByRole('link', { name: /^Compte rendu de la visite/ }).tap();
  await page.getByRole('radio', { name: '4 étoiles' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('radio', { name: '2 étoiles' }).check();
  await page.getByRole('button', { name: 'Enregistrer le compte rendu' }).tap();
  await expect(page.getByText('1 saisie en attente d’envoi')).toBeVisible();

  const colleagueFeedback = { interest: 5, positives: [], negatives: [], priceOpinion: null, next: 'OFFER', notes: '' };
  expect(await api.patch(`visit/${visit?.id}/feedback`, visit?.version ?? 1, colleagueFeedback)).toBe(200);
  await context.setOffline(false);
  await expect(page.getByText('1 saisie n’a pas pu être enregistrée')).toBeVisible({ timeout: 60_000 });
  const now = async () => (await api.get<Tour>(`visit/group/${saved.groupId}`)).visits[0]?.feedback?.interest;
  expect(await now()).toBe(5);

  await page.getByRole('button', { name: 'Voir', exact: true }).tap();
  const list = page.getByRole('dialog', { name: 'En attente d’envoi' });
  await expect(list.getByRole('alert')).toContainText('a modifié cet élément entre-temps');
  expect(await faultsOf(page)).toEqual([]);
  await list.getByRole('link', { name: 'Corriger' }).tap();
  const conflict = page.getByRole('dialog');
  await expect(conflict).toContainText('Intérêt');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Voir', exact: true }).tap();
  await list.getByRole('button', { name: 'Retirer', exact: true }).tap();
  await list.getByRole('button', { name: 'Retirer définitivement' }).tap();
  await expect(page.getByText('1 saisie n’a pas pu être enregistrée')).toBeHidden();
  expect(await now()).toBe(5);
  consoleErrors.length = 0;
});

test('a second visitor signs the same new voucher offline, and signing out warns of pending calls @gate', async ({
  page,
  context,
  openAs,
  request,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const api = await colleague(request, 'negociateur');
  const contactIds = [await aVisitor(api), await aVisitor(api)];
  const day = dayOfTest();
  const [propertyRef = ''] = await findPropertiesForDay(api, day, 1);
  const minute = Math.floor(Math.random() * 25);
  const at = (end: number) => `${day}T02:${String(minute + end).padStart(2, '0')}:00.000Z`;
  const saved = await api.post<Tour>('visit', [{ propertyRef, contactIds, start: at(0), end: at(30) }]);
  await openAs('negociateur', `/visit/group/${saved.groupId}`);
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  await page.getByRole('button', { name: 'Faire signer' }).waitFor();
  await atHand(page);
  await context.setOffline(true);
  const session = await context.newCDPSession(page);
  const dialog = page.getByRole('dialog', { name: 'Signer le bon de visite' });
  for (const [button, remaining] of [
    ['Faire signer', 2],
    ['Faire signer les autres', 1],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).tap();
    await expect(dialog.locator('canvas')).toHaveCount(remaining);
    await drawWithFinger(session, dialog.locator('canvas').first());
    await expect(dialog.getByRole('button', { name: 'Garder la signature' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Garder la signature' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('button', { name: /^Faire signer/ })).toHaveCount(0);
  await expect(page.getByText('2 saisies en attente d’envoi')).toBeVisible();

  await page.getByRole('button', { name: 'Mon compte' }).tap();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).tap();
  const question = page.getByRole('dialog', { name: '2 saisies en attente d’envoi' });
  await expect(question).toContainText('Rien n’est perdu');
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Rester connecté' }).tap();
  await expect(question).toBeHidden();

  await context.setOffline(false);
  await expect(page.getByText(/saisies? en attente d’envoi/)).toBeHidden({ timeout: 60_000 });
  const { vouchers } = await api.get<VoucherState>(`visit/group/${saved.groupId}/signing`);
  expect(vouchers.map(({ signatories }) => signatories.map(({ signedAt }) => signedAt !== null))).toEqual([
    [true, true],
  ]);
  consoleErrors.length = 0;
});

test('moving a tour offline explains that it needs the network, and keeps what was typed over a reload', async ({
  page,
  context,
  openAs,
  request,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const api = await colleague(request, 'negociateur');
  const day = addDays(dayOf(), 50 + Math.floor(Math.random() * 300));
  const [propertyRef = ''] = await findPropertiesForDay(api, dayOf(), 1);
  const contactIds = [await aVisitor(api)];
  const saved = await api.post<Tour>('visit', [
    { propertyRef, contactIds, start: `${day}T02:10:00.000Z`, end: `${day}T02:40:00.000Z` },
  ]);
  await openAs('negociateur', `/visit/group/${saved.groupId}`);
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  await page.getByRole('button', { name: 'Modifier la tournée' }).tap();
  const minutes = page.getByLabel(/^Durée de la visite/);
  await minutes.waitFor();
  await atHand(page, ['tour-form']);
  await context.setOffline(true);
  await minutes.fill('35');
  const save = page.getByRole('button', { name: 'Enregistrer la tournée' });
  await save.tap();
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Sans réseau, une tournée ne peut être ni planifiée ni déplacée' }),
  ).toBeVisible();
  await page.reload();
  await expect(minutes).toHaveValue('35', { timeout: 30_000 });
  await expect(page.getByText(/^Brouillon du/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await context.setOffline(false);
  await save.tap();
  await expect(page.getByRole('button', { name: 'Modifier la tournée' })).toBeVisible();
  const { visits } = await api.get<Tour>(`visit/group/${saved.groupId}`);
  expect(visits.map(({ end }) => Date.parse(String(end)) - Date.parse(`${day}T02:10:00.000Z`))).toEqual([35 * 60_000]);
  consoleErrors.length = 0;
});
