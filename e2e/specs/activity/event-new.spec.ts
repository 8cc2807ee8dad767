import { emailOf } from '../../fixtures/accounts';
import { colleague } from '../../fixtures/api';
import { faultsOf } from '../../fixtures/page-checks/accessibility-violations';
import { arrived, turnPrivacyOff } from '../../fixtures/screens';
import { expect, openAsOn, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

test('a task for a colleague appears at once in their day and in their events @gate', async ({
  page,
  openAs,
  browser,
}) => {
  test.slow();
  const title = uniqueName('Relancer le notaire ');
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await openAsOn(other, 'manager', '/');
  await turnPrivacyOff(other);
  await other.getByRole('radio', { name: 'Moi' }).check();
  await openAs('negociateur', '/visit/list');
  await page.getByRole('banner').getByRole('button', { name: 'Créer' }).click();
  await page.getByRole('menuitem', { name: 'Tâche', exact: true }).click();
  await arrived(page, /\/event\/new\/task$/);
  await page.getByLabel('Objet').fill(title);
  await page.getByLabel('Échéance').fill(new Date().toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' }));
  await page.getByLabel('Confié à').selectOption(emailOf('manager'));
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Créer la tâche' }).click();
  await arrived(page, /\/event$/);
  await expect(other.getByRole('main').getByText(title)).toBeVisible();
  await other.context().close();
});

test("a call about a contact is recorded and appears in the contact's history @gate", async ({
  page,
  openAs,
  request,
}) => {
  const api = await colleague(request, 'manager');
  const { id } = await api.post<{ id: number }>('contact', {
    contactType: ['CUSTOMER'],
    lastName: uniqueName('Garat'),
  });
  const title = uniqueName('Appel au sujet du prêt ');
  await openAs('negociateur', `/event/new/call?contact=${id}`);
  await page.getByLabel('Objet').fill(title);
  await page.getByRole('radio', { name: 'Déjà passé' }).check();
  await page.getByRole('button', { name: 'Enregistrer l’appel' }).click();
  await arrived(page, new RegExp(`/contact/${id}$`));
  await turnPrivacyOff(page);
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
});
