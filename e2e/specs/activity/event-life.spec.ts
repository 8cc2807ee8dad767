import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { colleague } from '../../fixtures/api';
import { faultsOf } from '../../fixtures/page-checks/accessibility-violations';
import { watchDeletion } from '../../fixtures/page-checks/watch-deletion';
import { arrived, storeShownRecords, turnPrivacyOff } from '../../fixtures/screens';
import { expect, openAsOn, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

/** A random year, so that meetings of other runs do not conflict. */
const someYear = () => String(2031 + Math.floor(Math.random() * 900));

test('a meeting is created, postponed, edited by two people and deleted @gate', async ({ page, openAs, browser }) => {
  test.slow();
  const title = uniqueName('Rendez-vous banque ');
  const year = someYear();
  const [day, later] = [`15/03/${year}`, `17/03/${year}`];
  await openAs('negociateur', '/event');
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  await page.getByRole('button', { name: 'Créer un événement' }).click();
  await page.getByRole('menuitem', { name: 'Rendez-vous' }).click();
  await arrived(page, /\/event\/new\/meeting$/);
  await page.getByLabel('Objet').fill(title);
  await page.getByLabel('Date', { exact: true }).fill(day);
  await page.getByLabel('Début').fill('14:00');
  await page.getByLabel('Fin', { exact: true }).fill('13:00');
  await page.getByRole('button', { name: 'Créer le rendez-vous' }).click();
  await expect(page.getByText('La fin ne peut précéder le début').first()).toBeVisible();
  await page.getByLabel('Fin', { exact: true }).fill('15:30');
  // a realistic press: the error message disappears meanwhile and the button moves
  await page.getByRole('button', { name: 'Créer le rendez-vous' }).click({ delay: 150 });
  await arrived(page, /\/event$/);

  await page.goto('/event?type=meeting&size=100');
  await page.getByRole('link', { name: title }).click();
  await arrived(page, /\/event\/\d+$/);
  const address = page.url();

  // a colleague edits the note and the negotiator the title of the same event: both are kept
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await openAsOn(other, 'manager', new URL(address).pathname);
  await turnPrivacyOff(other);
  await expect(other.getByLabel('Objet')).toHaveValue(title);
  await page.getByLabel('Objet').fill(`${title} bis`);
  await other.getByLabel('Note').fill('Avec le dossier de prêt');
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByText('Événement enregistré')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('Avec le dossier de prêt');
  await expect(page.getByLabel('Objet')).toHaveValue(`${title} bis`);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Reporter' }).click();
  await page.getByRole('menuitem', { name: 'À une autre date…' }).click();
  await page.getByRole('dialog').getByLabel('Date').fill(later);
  await page.getByRole('dialog').getByRole('button', { name: 'Reporter' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(later);
  await expect(page.getByLabel('Fin', { exact: true })).toHaveValue('15:30');

  await expect(other.getByLabel('Date', { exact: true })).toHaveValue(later);
  const missing = await watchDeletion(other);
  await other.getByRole('button', { name: 'Supprimer' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await arrived(other, /\/event$/);
  // the server announced the deletion to the colleague's page
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cet événement n’existe pas ou n’existe plus.' })).toBeVisible();
  expect(missing, 'nothing is asked of what is gone').toEqual([]);
  await other.context().close();
});

test('a note about a property appears on its page, where a task can be completed', async ({ page, openAs }) => {
  await openAs('negociateur', '/property/list');
  await turnPrivacyOff(page);
  await page.getByRole('main').locator('a[href^="/property/V"]').first().click();
  const title = uniqueName('Clés chez le gardien ');
  const panel = page.getByRole('region', { name: /^Événements/ });
  await panel.getByLabel(/sur ce bien/).fill(title);
  await panel.getByRole('radio', { name: 'Tâche' }).check();
  await panel.getByRole('button', { name: 'Ajouter' }).click();
  const line = panel.getByRole('listitem').filter({ hasText: title });
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Fait' }).click();
  await expect(line.getByRole('button', { name: 'Fait' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the links of an event fit, and deleting the event discards what was typed into it', async ({
    page,
    openAs,
    request,
  }) => {
    const api = await colleague(request, 'negociateur');
    const found = { dto: {}, pageSize: 100 };
    const { content } = await api.post<{ content: PropertySummary[] }>('property/find', found);
    const [property] = content.sort((one, other) => other.title.length - one.title.length);
    const links = [{ kind: 'property', id: property?.reference }];
    const { id } = await api.post<{ id: number }>('event/create', { type: 'TASK', title: 'Relire le bail', links });
    await openAs('negociateur', `/event/${id}`);
    await turnPrivacyOff(page);
    const about = page.getByRole('group', { name: 'De quoi il s’agit' });
    await expect(about).toContainText(property?.title ?? '');
    // a wider group would scroll sideways; touch areas of small buttons extend a few pixels beyond
    const beyond = () => about.evaluate((group) => group.scrollWidth - group.clientWidth);
    await expect.poll(beyond).toBeLessThan(8);
    const { x, width } = (await about.boundingBox())!;
    expect(x + width).toBeLessThan(390);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Note').fill('Avec l’avenant');
    await expect(page.getByText(/^Brouillon gardé/)).toBeVisible();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await arrived(page, /\/event$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await api.get<{ key: string }[]>('user/me/draft')).map(({ key }) => key)).not.toContain(`event:${id}`);
  });
});
