import type { Page } from '@playwright/test';
import { colleague } from '../../fixtures/api';
import { photographs } from '../../fixtures/photographs';
import { arrived, waitForScreen, storeShownRecords, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

/** Fills the form of a house, with five photographs. @returns its reference */
async function writeHouse(page: Page, title: string, owner: string): Promise<string> {
  await page.getByLabel('Titre de l’annonce').fill(title);
  await page.getByLabel('Prix affiché').fill('261250');
  await expect(page.getByLabel('Net vendeur')).toHaveValue(/^250.000$/);
  await page.getByRole('combobox', { name: 'Commune' }).fill('64100');
  await page
    .getByRole('option', { name: /Bayonne/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Ajouter le propriétaire' }).fill(owner);
  await page.getByRole('option', { name: new RegExp(owner) }).click();
  const files = (await photographs(page, 5)).map(({ name, mimeType, base64 }) => ({
    name,
    mimeType,
    buffer: Buffer.from(base64, 'base64'),
  }));
  await page.locator('input[type="file"][multiple]').first().setInputFiles(files);
  await page.getByRole('button', { name: 'Créer le bien' }).click();
  await arrived(page, /\/property\/V\d\d-\d+/);
  return /V\d\d-\d+/.exec(page.url())?.[0] ?? '';
}

test('a house is created with photographs, found in four views, edited by two people, printed, restored @gate', async ({
  page,
  openAs,
  request,
}) => {
  test.slow();
  const mark = uniqueName('');
  const title = `Maison du parcours ${mark}`;
  const owner = `Parcours${mark}`;
  const api = await colleague(request, 'manager');
  await api.post('contact', { contactType: ['OWNER'], lastName: owner });
  await openAs('tous', '/property/new');
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  const reference = await writeHouse(page, title, owner);
  const photoCount = async () => (await api.get<{ content: unknown[] }>(`media/property/${reference}`)).content.length;
  await expect.poll(photoCount, { timeout: 20_000 }).toBe(5);
  // Back skips the closed form: it leads from the photographs to the property page
  await arrived(page, new RegExp(`/property/${reference}/photos$`));
  await page.goBack();
  await arrived(page, new RegExp(`/property/${reference}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(`/property/list?q=${mark}`);
  const card = page.getByRole('main').locator(`a[href="/property/${reference}"]`).first();
  for (const view of ['Images', 'Tableau', 'Carte']) {
    await page.getByRole('radio', { name: view }).click();
    await expect(card).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Cube' }).click();
  await expect(page.getByRole('grid').locator('tbody a').first()).toHaveText('1');

  await page.goto(`/property/${reference}/edit`);
  const field = page.getByLabel('Titre de l’annonce');
  await expect(field).toHaveValue(title);
  // typed before the colleague saves: an untouched form would load the colleague's change
  await field.fill(`${title}, le mien`);
  const { version } = await api.get<{ version: number }>(`property/${reference}`);
  expect(await api.patch(`property/${reference}`, version, { title: 'Celui du collègue' })).toBe(200);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const conflict = page.getByRole('dialog');
  await expect(conflict.getByText('Celui du collègue')).toBeVisible();
  await conflict.getByRole('button', { name: /Enregistrer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, le mien` })).toBeVisible();

  await page.keyboard.press('p');
  const print = page.getByRole('dialog');
  // without a mandate, printing for customers needs a manager's reason; the internal sheet does not
  await expect(print.getByText(/^Ce bien n’a pas de mandat/)).toBeVisible();
  await print.getByRole('button', { name: 'Voir la fiche interne' }).click();
  await expect(print.locator('iframe')).toBeVisible();
  await print.getByRole('radio', { name: 'Client' }).click();
  await print.getByLabel('Motif pour imprimer malgré cela').fill('Avant-première');
  const popup = page.waitForEvent('popup');
  await print.getByRole('button', { name: /^Ouvrir/ }).click();
  await popup;
  await print.getByRole('button', { name: 'Fermer' }).click();

  await page.goto(`/property/${reference}/history`);
  await waitForScreen(page);
  await page.getByRole('main').getByRole('link', { name: /Titre/ }).first().click();
  await expect(page.getByText('Celui du collègue').first()).toBeVisible();
  await expect(page.getByText(`${title}, le mien`).first()).toBeVisible();
});
