import type { Page } from '@playwright/test';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { createHouse } from '../../fixtures/create-house';
import { colleague } from '../../fixtures/api';
import { photographs } from '../../fixtures/photographs';
import { arrived, waitForScreen, go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

/** An energy certificate without its class, which advertisements show. */
const CERTIFICATE = {
  date: '2026-01-10',
  ademeNumber: '2664E0000000A',
  energyValue: 150,
  energyClass: null,
  gesValue: 10,
  gesClass: 'B',
  costMin: 900,
  costMax: 1_300,
  costReferenceDate: '2025-01-01',
};

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const remark = (text: string, createdTime: string, pinned = false) => ({ text, createdTime, pinned, author: null });

test('missing legal facts block publication until they are filled in at the linked field @gate', async ({
  page,
  openAs,
  request,
}) => {
  const location = { label: '4 rue des Œillets 64100 Bayonne', postcode: '64100', city: 'Bayonne', insee: '64102' };
  const { reference } = await createHouse(await colleague(request, 'manager'), {
    location,
    energyEfficiency: CERTIFICATE,
  });
  await openAs('negociateur', `/property/${reference}`);
  await turnPrivacyOff(page);
  const law = panel(page, 'Annonce et mentions légales');
  // the mandate is missing too
  await expect(law.getByText('2 points bloquent la publication')).toBeVisible();
  const energy = law.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Classe énergie (DPE)' }) });
  await expect(energy.getByText('La classe énergie (DPE) manque.')).toBeVisible();
  await energy.getByRole('link', { name: 'Compléter' }).click();

  await arrived(page, new RegExp(`/property/${reference}/edit#energyEfficiency.energyClass$`));
  const field = page.getByLabel('Classe énergie (DPE)');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await field.selectOption('C');
  await page.getByRole('button', { name: 'Enregistrer' }).click();

  await arrived(page, new RegExp(`/property/${reference}$`));
  await expect(law.getByText('1 point bloque la publication')).toBeVisible();
  await expect(energy).toHaveCount(0);
  await law.getByRole('button', { name: /^Voir les \d+ mentions$/ }).click();
  await expect(energy.getByText('En règle')).toBeAttached();
  await expect(energy.getByRole('link')).toHaveCount(0);
});

test("a change is listed, shown before and after, and restored, except over a colleague's concurrent change", async ({
  page,
  openAs,
  request,
}) => {
  const api = await colleague(request, 'manager');
  const { reference } = await createHouse(api);
  expect(await api.patch(`property/${reference}`, 1, { title: 'Maison rénovée', propertyStatus: 'DRAFT' })).toBe(200);
  // blocks the change stream: the colleague's change is discovered at the save
  await page.route('**/api/stream*', (route) => route.abort());
  await openAs('negociateur', `/property/${reference}/history`);
  await turnPrivacyOff(page);
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveText([/Modification.: Titre de l’annonce et Statut/, /Création/]);

  await lines.first().getByRole('link').click();
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Titre de l’annonce').getByRole('cell')).toContainText([
    '',
    'Maison aux volets bleus',
    'Maison rénovée',
    'inchangé depuis',
  ]);
  await expect(row('Statut').getByRole('cell')).toContainText(['', 'Actif', 'Brouillon', 'inchangé depuis']);
  await row('Statut').getByRole('checkbox').uncheck();

  expect(await api.patch(`property/${reference}`, 2, { title: 'Celui du collègue' })).toBe(200);
  const restoreButton = page.getByRole('button', { name: 'Rétablir la valeur d’avant' });
  await restoreButton.click();
  const dialog = page.getByRole('dialog', { name: /Rétablir les valeurs/ });
  await dialog.getByRole('button', { name: 'Rétablir la valeur d’avant' }).click();
  await expect(dialog.getByRole('alert')).toContainText('vient d’être modifié');
  expect(await api.get<Property>(`property/${reference}`)).toMatchObject({ title: 'Celui du collègue', version: 3 });

  await expect(dialog.getByText('Celui du collègue')).toBeVisible();
  await expect(dialog.getByText('Remplace une modification plus récente.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Rétablir la valeur d’avant' }).click();
  await arrived(page, new RegExp(`/property/${reference}/history$`));
  await expect(lines.first()).toContainText(/Modification.: Titre$|Modification.: Titre\D/);
  const after = await api.get<Property>(`property/${reference}`);
  expect(after).toMatchObject({ title: 'Maison aux volets bleus', propertyStatus: 'DRAFT', version: 4 });
});

test('the history shows changes of photographs, before and after, without a restore button', async ({
  page,
  openAs,
  request,
}) => {
  const { reference } = await createHouse(await colleague(request, 'manager'));
  await openAs('manager', '/profile');
  await turnPrivacyOff(page);
  await go(page, `/property/${reference}/photos`);
  const files = (await photographs(page, 1)).map(({ name, mimeType, base64 }) => ({
    name,
    mimeType,
    buffer: Buffer.from(base64, 'base64'),
  }));
  await page.locator('input[type="file"][multiple]').setInputFiles(files);
  const mark = page.getByRole('switch', { name: /^Rendre public/ });
  await expect(mark).toHaveAttribute('aria-checked', 'true');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-checked', 'false');

  await go(page, `/property/${reference}/history`);
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveText([
    /Modification.: Publication des photographies/,
    /Ajout.: 1.photographie/,
    /Création/,
  ]);
  await page.getByRole('combobox', { name: 'Élément' }).selectOption('Photographies et documents');
  await expect(lines).toHaveCount(2);
  await lines.first().getByRole('link').click();
  await waitForScreen(page);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /Fichier 1/ }) });
  await expect(row.getByRole('cell')).toHaveText(['Public', 'Interne']);
  await expect(row.locator('img')).toBeVisible();
  await expect(page.getByText(/ne se rétablissent pas d’ici/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('comments are sorted: pinned first, then newest first', async ({ page, openAs, request }) => {
  const { reference } = await createHouse(await colleague(request, 'negociateur'), {
    comments: [
      remark('La plus ancienne', '2026-11-01T09:00:00.000Z'),
      remark('Épinglée', '2026-11-02T09:00:00.000Z', true),
      remark('D’hier', '2026-11-20T09:00:00.000Z'),
    ],
  });
  await openAs('negociateur', `/property/${reference}`);
  await turnPrivacyOff(page);
  const comments = panel(page, 'Commentaires');
  const texts = comments.locator('.pg-comments-text');
  await expect(texts).toHaveText(['Épinglée', 'D’hier', 'La plus ancienne']);
  await comments.getByRole('button', { name: 'Ajouter un commentaire' }).click();
  await comments.getByRole('textbox').fill('Toute neuve');
  await comments.getByRole('textbox').press('Control+Enter');
  await expect(texts).toHaveText(['Épinglée', 'Toute neuve', 'D’hier', 'La plus ancienne']);
  await comments.getByRole('button', { name: 'Actions sur ce commentaire' }).last().click();
  await page.getByRole('menuitem', { name: 'Épingler' }).click();
  await expect(texts).toHaveText(['Épinglée', 'La plus ancienne', 'Toute neuve', 'D’hier']);
});

test('the price history lists every price, newest first', async ({ page, openAs, request }) => {
  const api = await colleague(request, 'manager');
  const { reference, financialInfo } = await createHouse(api);
  for (const [index, priceNoFees] of [240_000, 252_000].entries())
    expect(
      await api.patch(`property/${reference}`, index + 1, { financialInfo: { ...financialInfo, priceNoFees } }),
    ).toBe(200);
  await openAs('negociateur', `/property/${reference}`);
  await turnPrivacyOff(page);
  await waitForScreen(page);
  const prices = panel(page, 'Historique des prix');
  await expect(prices.getByRole('listitem')).toHaveText([
    /252.000.€.*hausse de 5.%/s,
    /240.000.€.*baisse de 4.%/s,
    /250.000.€.*prix initial/s,
  ]);
});
