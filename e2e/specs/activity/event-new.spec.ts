import { AxeBuilder } from '@axe-core/playwright';
import { emailOf } from '../../fixtures/accounts';
import { colleague } from '../../fixtures/api';
import { showEverything } from '../../fixtures/screens';
import { expect, signInOn, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('a task for a colleague is in their day at once, and among the events', async ({ page, signIn, browser }) => {
  test.slow();
  const title = uniqueName('Relancer le notaire ');
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await signInOn(other, 'manager', '/');
  await showEverything(other);
  await other.getByRole('radio', { name: 'Moi' }).check();
  await signIn('negociateur', '/visit/list');
  await page.getByRole('banner').getByRole('button', { name: 'Créer' }).click();
  await page.getByRole('menuitem', { name: 'Tâche', exact: true }).click();
  await expect(page).toHaveURL(/\/event\/new\/task$/);
  await page.getByLabel('Objet').fill(title);
  await page.getByLabel('Échéance').fill(new Date().toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' }));
  await page.getByLabel('Confié à').selectOption(emailOf('manager'));
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  await page.getByRole('button', { name: 'Créer la tâche' }).click();
  await expect(page).toHaveURL(/\/event$/);
  await expect(other.getByRole('main').getByText(title)).toBeVisible();
  await other.context().close();
});

test('a call is written down about a contact, and stands in what happened with them', async ({
  page,
  signIn,
  request,
}) => {
  const api = await colleague(request, 'manager');
  const { id } = await api.post<{ id: number }>('contact', {
    contactType: ['CUSTOMER'],
    lastName: uniqueName('Garat'),
  });
  const title = uniqueName('Appel au sujet du prêt ');
  await signIn('negociateur', `/event/new/call?contact=${id}`);
  await page.getByLabel('Objet').fill(title);
  await page.getByRole('radio', { name: 'Déjà passé' }).check();
  await page.getByRole('button', { name: 'Enregistrer l’appel' }).click();
  await expect(page).toHaveURL(new RegExp(`/contact/${id}$`));
  await showEverything(page);
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
});
