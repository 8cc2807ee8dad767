import { readFile } from 'node:fs/promises';
import { overflowAt, violationsOf } from '../../fixtures/page-checks/accessibility';
import { colleague } from '../../fixtures/api';
import { go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

interface Register {
  content: { registerNumber: number; takenOver: boolean; propertyRef: string }[];
}

/** Register G, in which no other spec signs: its dates and numbers are predictable. */
test('mandates of other software keep their numbers, are refused with the reason, and are never written twice', async ({
  page,
  openAs,
  request,
}) => {
  test.slow();
  const manager = await colleague(request, 'manager');
  const rented = await manager.post<{ content: { reference: string }[] }>('property/find', {
    dto: { transactionType: 'RENT' },
    pageSize: 1,
  });
  const reference = rented.content[0]?.reference ?? '';
  const { content } = await manager.get<Register>('mandate/register?register=G&direction=DESC&pageSize=1');
  const first = (content[0]?.registerNumber ?? 0) + 10;
  const name = uniqueName('Mandante');
  const text = [
    'N° mandat;Date d’inscription;Registre;Référence du bien;Durée;Prix;Statut;Mandant;Étage',
    `${first};02/03/2026;G;${reference};6;800;expiré;${name} Ana;2`,
    `${first + 1};03/03/2026;G;INCONNU-1;6;800;expiré;Martin Luc;`,
    `${first};04/03/2026;G;${reference};6;800;expiré;Durand Zoé;`,
  ].join('\r\n');
  const file = { name: 'registre.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await openAs('manager', '/mandate/register?register=g');
  await turnPrivacyOff(page);
  await page.getByRole('main').getByRole('link', { name: 'Reprendre' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reprendre des mandats' })).toBeVisible();
  expect(await violationsOf(page), 'the choice of a file').toEqual([]);

  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByLabel('Ce que devient la colonne N° mandat')).toHaveValue('registerNumber');
  expect(await violationsOf(page), 'the columns').toEqual([]);
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByRole('button', { name: 'Reprendre 1 mandat' })).toBeEnabled();
  await expect(page.getByRole('main')).toContainText('Aucun bien n’a cette référence');
  await expect(page.getByRole('main')).toContainText('La ligne 2 porte déjà ce numéro');
  expect(await violationsOf(page), 'the check').toEqual([]);
  expect(await overflowAt(page, [390])).toEqual({ 390: 0 });
  await page.getByRole('button', { name: 'Reprendre 1 mandat' }).click();
  await expect(page.getByText('1 mandat repris', { exact: true })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger les 2 lignes refusées' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('registre-a-corriger.csv');
  expect((await readFile(await download.path(), 'utf8')).split('\r\n')).toHaveLength(3);

  await page.getByRole('link', { name: 'Voir le registre' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Repris');
  const registerPage = await manager.get<Register>(`mandate/register?register=G&number=${first}`);
  expect(registerPage.content).toMatchObject([{ registerNumber: first, takenOver: true, propertyRef: reference }]);

  await go(page, '/mandate/takeover');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByText('Aucune ligne ne peut être reprise')).toBeVisible();
});

test('a line with several principals links each of them, known ones too; the gap before it is explained', async ({
  page,
  openAs,
  request,
}) => {
  test.slow();
  const manager = await colleague(request, 'manager');
  const { content: lettings } = await manager.post<{ content: { reference: string }[] }>('property/find', {
    dto: { transactionType: 'RENT' },
    pageSize: 1,
  });
  const [lastName, known] = [uniqueName('Indivision'), uniqueName('connu')];
  const email = `${known}@exemple.fr`.toLowerCase();
  const { id } = await manager.post<{ id: number }>('contact', { contactType: ['OWNER'], lastName: known, email });
  const { content } = await manager.get<Register>('mandate/register?register=G&direction=DESC&pageSize=1');
  const before = content[0]?.registerNumber ?? 0;
  const number = before + 10 + Math.floor(Math.random() * 100);
  const text = [
    'N° mandat;Date d’inscription;Registre;Référence du bien;Durée;Prix;Statut;Mandant;Mandant 2;E-mail 2',
    `${number};02/03/2026;G;${lettings[0]?.reference ?? ''};6;800;expiré;${lastName} Ana;Autre Nom;${email}`,
  ].join('\r\n');
  await openAs('manager', '/mandate/takeover');
  await turnPrivacyOff(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'registre.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  const checked = page.getByRole('row').filter({ hasText: lastName });
  await expect(checked).toContainText(`${lastName} Ana nouveau contact`);
  await expect(checked).toContainText('reconnu : même e-mail');
  await expect(checked.getByRole('link')).toHaveAttribute('href', `/contact/${id}`);
  await page.getByRole('button', { name: 'Reprendre 1 mandat' }).click();
  await expect(page.getByText('1 mandat repris', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Voir le registre' }).click();
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row.locator('a[href^="/contact/"]')).toHaveCount(2);
  await expect(row.locator('a[href^="/contact/"]').last()).toHaveAttribute('href', `/contact/${id}`);
  // a register starts at its first number: earlier ones are no gap
  if (before === 0) return;
  const gap = page.getByRole('listitem').filter({ hasText: new RegExp(`G-${before + 1} à G-${number - 1}(?!\\d)`) });
  await gap.getByRole('button', { name: 'Expliquer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pourquoi ces numéros manquent-ils ?' });
  await dialog.getByLabel('Explication').fill('Numéros de l’agence sœur');
  await dialog.getByRole('button', { name: 'Enregistrer l’explication' }).click();
  await expect(gap).toContainText('Numéros de l’agence sœur');
});

test('users without the right to take over are told which role has it', async ({ page, openAs }) => {
  await openAs('negociateur', '/mandate/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Registre des mandats' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Reprendre' })).toHaveCount(0);
  await go(page, '/mandate/takeover');
  await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
});
