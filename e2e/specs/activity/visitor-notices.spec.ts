import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { colleague } from '../../fixtures/api';
import { mailboxUrl, mailTo } from '../../fixtures/customer-mail';
import { findPropertiesForDay } from '../../fixtures/tour-helpers';
import { faultsOf } from '../../fixtures/page-checks/accessibility-violations';
import { turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a consenting visitor is notified of a visit and of its cancellation, each with a calendar file', async ({
  page,
  openAs,
  request,
}) => {
  test.slow();
  const api = await colleague(request, 'negociateur');
  const lastName = uniqueName('Prévenu');
  const email = `${lastName.toLowerCase().replace(/[^a-z0-9]/g, '')}@exemple.test`;
  const agreed = { channel: 'EMAIL', given: true, date: dayOf(), proof: 'Formulaire signé à l’agence' };
  const { id } = await api.post<{ id: number }>('contact', {
    ...{ contactType: ['CUSTOMER'], title: 'MRS', firstName: 'Aïnhoa', lastName, email },
    consents: [agreed],
  });
  const day = addDays(dayOf(), 50 + Math.floor(Math.random() * 40));
  const [propertyRef = ''] = await findPropertiesForDay(api, day, 1);
  const stop = { propertyRef, contactIds: [id], start: `${day}T02:00:00.000Z`, end: `${day}T02:30:00.000Z` };
  const { groupId } = await api.post<Tour>('visit', [stop]);
  await openAs('negociateur', `/visit/group/${groupId}`);
  await turnPrivacyOff(page);
  const panel = page.getByRole('region', { name: 'Messages aux visiteurs' });
  const mails = async () => {
    const url = await mailboxUrl();
    const mails = (await mailTo(request, email)).map(async ({ id: one, subject }) => {
      const raw = await (await request.get(new URL(`${one}.eml`, url).href)).text();
      return [subject.split(' du ')[0] ?? '', /text\/calendar[^]*?method="?(\w+)/.exec(raw)?.[1]];
    });
    return (await Promise.all(mails)).sort(([one = ''], [other = '']) => one.length - other.length);
  };
  await panel.getByRole('button', { name: 'Prévenir' }).tap();
  await expect(panel.getByText(/^Envoyé le/)).toHaveCount(1);
  expect(await mails()).toEqual([['Votre visite', 'REQUEST']]);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Autres actions/ }).tap();
  await page.getByRole('menuitem', { name: 'Annuler la visite' }).tap();
  await page.getByRole('button', { name: 'À la demande du propriétaire' }).tap();
  await panel.getByRole('button', { name: 'Prévenir' }).tap();
  await expect(panel.getByText(/^Envoyé le/)).toHaveCount(2);
  const readMails = await mailTo(request, email);
  expect(readMails.map(({ subject }) => subject).filter((subject) => subject.endsWith('est annulée'))).toHaveLength(1);
  expect((await mails()).map(([, method]) => method)).toEqual(expect.arrayContaining(['REQUEST', 'CANCEL']));
});
