import type { Page } from '@playwright/test';
import { createHouse } from '../../fixtures/create-house';
import { colleague } from '../../fixtures/api';
import { photographs } from '../../fixtures/photographs';
import { arrived, go, storeShownRecords, privacyLock, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

/** Creates the owner in the dialog that the form opens. */
async function createOwner(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Créer un contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau contact' });
  await expect(dialog.getByLabel('Nom', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Creates another owner in the full form, which the dialog opens in a new tab with what was typed. */
async function createOwnerInTab(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Créer un contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau contact' });
  await dialog.getByLabel('Nom', { exact: true }).fill(name);
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Fiche complète' }).click();
  const tab = await opened;
  await expect(tab.getByLabel('Nom', { exact: true })).toHaveValue(name);
  await tab.getByRole('button', { name: 'Créer le contact' }).click();
  await expect(tab).toHaveURL(/\/contact\/\d+$/);
  await tab.close();
}

/** Turns privacy off: nobody edits a property in front of a customer. */
async function showAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'L’écran client est activé' })).toBeVisible();
  await privacyLock(page).click();
  await storeShownRecords(page);
  await expect(page.getByLabel('Titre de l’annonce')).toBeVisible();
}

test('a house is created from the menu: price computed both ways, address found, owner created in a dialog', async ({
  page,
  openAs,
}) => {
  test.slow();
  const title = uniqueName('Maison des Lilas ');
  const name = uniqueName('Etchart ');
  await openAs('negociateur', '/');
  await page.getByRole('banner').getByRole('button', { name: 'Créer' }).click();
  await page.getByRole('menuitem', { name: 'Bien', exact: true }).click();
  await showAll(page);
  await page.getByRole('button', { name: 'Créer le bien' }).click();
  await expect(page.getByText('Au moins 1 contact est requis')).toBeVisible();
  await page.getByLabel('Net vendeur').fill('250 000');
  await expect(page.getByLabel('Prix affiché')).toHaveValue(/^261.250$/);
  await page.getByLabel('Titre de l’annonce').fill(title);
  await page.getByRole('combobox', { name: 'Commune' }).fill('bayon');
  await page.getByRole('option', { name: /Bayonne/ }).click();
  await createOwner(page, name);
  await expect(
    page.getByRole('group', { name: new RegExp(name) }).getByRole('checkbox', { checked: true }),
  ).toHaveCount(1);
  const other = uniqueName('Garat ');
  await createOwnerInTab(page, other);
  await expect(page.getByRole('group', { name: new RegExp(other) })).toBeVisible();
  await expect(page.getByLabel('Titre de l’annonce')).toHaveValue(title);
  await page.getByRole('button', { name: 'Créer le bien' }).click();
  await arrived(page, /\/property\/V\d\d-\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('typed values survive a reload, and conflicting changes of two people are resolved @gate', async ({
  page,
  openAs,
  request,
}) => {
  const api = await colleague(request, 'manager');
  test.slow();
  const { reference, version } = await createHouse(api, { title: uniqueName('Maison à deux ') });
  await openAs('negociateur', `/property/${reference}/edit`);
  await showAll(page);
  const title = page.getByLabel('Titre de l’annonce');
  await title.fill('Le mien');
  await expect(page.getByText(/Brouillon gardé/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Brouillon du .* repris/)).toBeVisible();
  await expect(title).toHaveValue('Le mien');
  expect(await api.patch(`property/${reference}`, version, { title: 'Celui du collègue', description: 'Vue' })).toBe(
    200,
  );
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Celui du collègue')).toBeVisible();
  await dialog.getByRole('button', { name: /Enregistrer/ }).click();
  await arrived(page, new RegExp(`/property/${reference}$`));
  expect(await api.get<{ title: string; description: string }>(`property/${reference}`)).toMatchObject({
    title: 'Le mien',
    description: 'Vue',
  });
});

test('discarding a draft deletes its photographs', async ({ page, openAs }) => {
  test.slow();
  await openAs('manager', '/profile');
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  await go(page, '/property/new');
  const draftSaved = page.waitForResponse(
    (response) => /user\/me\/draft\//.test(response.url()) && response.request().method() === 'PUT',
  );
  await page.getByLabel('Titre de l’annonce').fill('Maison abandonnée');
  const files = (await photographs(page, 2)).map(({ name, mimeType, base64 }) => ({
    name,
    mimeType,
    buffer: Buffer.from(base64, 'base64'),
  }));
  const photos = page.getByRole('region', { name: 'Photographies et documents' });
  await photos.locator('input[type="file"][multiple]').setInputFiles(files);
  await expect(photos.getByText('photo-2.jpg')).toBeVisible();
  await draftSaved;
  await page.reload();
  await expect(photos.getByText('photo-2.jpg')).toBeVisible();
  await expect(photos.getByText(/choisis auparavant sur cet appareil/)).toBeVisible();
  await page.getByRole('button', { name: 'Abandonner le brouillon' }).click();
  await expect(photos.getByText('photo-2.jpg')).toHaveCount(0);
  await expect(page.getByLabel('Titre de l’annonce')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Titre de l’annonce')).toBeVisible();
  await expect(photos.getByRole('button', { name: 'Ajouter des fichiers' })).toBeVisible();
  await expect(photos.locator('li')).toHaveCount(0);
  await expect(page.getByText(/Brouillon du/)).toHaveCount(0);
});

/** Returns the label or text of the focused element. */
const atCursor = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label = element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent;
    return (label ?? element?.textContent ?? '').trim();
  });

/** Presses Tab, a few times at most, until the named element has the focus. */
async function tabTo(page: Page, name: string, max = 4): Promise<void> {
  const visited: string[] = [];
  for (let step = 0; step < max; step += 1) {
    await page.keyboard.press('Tab');
    visited.push(await atCursor(page));
    if (visited.at(-1) === name) return;
  }
  expect(visited, 'what Tab leads to').toContain(name);
}

test('a flat is created by keyboard alone', async ({ page, openAs, request }) => {
  test.slow();
  const [title, name] = [uniqueName('Appartement au clavier '), uniqueName('Clavier ')];
  await (await colleague(request, 'manager')).post('contact', { contactType: ['OWNER'], lastName: name });
  await openAs('negociateur', '/property/new');
  await showAll(page);
  const keys = page.keyboard;
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, 'À vendre');
  await tabTo(page, 'Type de bien', 1);
  await keys.type('App');
  await expect(page.getByLabel('Type de bien', { exact: true })).toHaveValue('APARTMENT');
  await tabTo(page, 'Titre de l’annonce', 1);
  await keys.type(title);
  await tabTo(page, 'Net vendeur', 1);
  await keys.type('250 000');
  // each suggested round amount is a Tab stop
  await tabTo(page, 'Commune', 6);
  await keys.type('bayon');
  await expect(page.getByRole('option', { name: /Bayonne/ }).first()).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByLabel('Code postal')).toHaveValue('64100');

  // the owner is missing: saving focuses that field
  await keys.press('Control+Enter');
  await expect(page.getByRole('combobox', { name: 'Ajouter le propriétaire' })).toBeFocused();
  await keys.type(name);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Propriétaire' })).toBeChecked();

  // after adding a room the focus moves to its first field
  await page.getByRole('button', { name: 'Ajouter une pièce' }).focus();
  await keys.press('Enter');
  await expect(page.getByRole('group', { name: 'Pièce 5' }).getByLabel('Nature', { exact: true })).toBeFocused();
  await tabTo(page, 'Surface', 1);
  await keys.type('11,5');
  await keys.press('Control+Enter');
  await arrived(page, /\/property\/V\d\d-\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('11,5');
});
