import type { Locator } from '@playwright/test';
import { overflowAt } from '../../fixtures/page-checks/accessibility';
import { faultsOf } from '../../fixtures/page-checks/accessibility-violations';
import { signedMandate } from '../../fixtures/mandates';
import { waitForScreen, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const SCAN = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 scan\n%%EOF') };

test('an amendment of price and payer is prepared, signed on screen, and has its own document', async ({
  page,
  openAs,
}) => {
  test.slow();
  const { id } = await signedMandate(page.request);
  await openAs('negociateur', `/mandate/${id}`);
  await waitForScreen(page);
  await turnPrivacyOff(page);
  await page.getByRole('button', { name: 'Préparer un avenant' }).click();
  const dialog = page.getByRole('dialog', { name: /^Avenant n°/ });
  const price = dialog.getByLabel('Prix', { exact: true });
  await expect(price).toBeVisible();
  expect(await faultsOf(page), 'the amendment').toEqual([]);
  await price.fill('199000');
  await expect(dialog.getByRole('region', { name: 'Ce que l’avenant change' })).toContainText(/199\s000\s€/);
  await dialog.getByRole('button', { name: 'Enregistrer l’avenant à signer' }).click();
  await expect(dialog).toHaveCount(0);
  const panel = page.getByRole('region', { name: /^Avenants/ });
  await expect(panel.getByText(/Avenant n°\s1, à signer/)).toBeVisible();
  expect(await overflowAt(page, [390])).toEqual({ 390: 0 });
  await panel.getByRole('button', { name: 'Noter les signatures' }).click();
  const signing = page.getByRole('dialog', { name: /^Signer l’avenant/ });
  await signing.getByRole('radio', { name: 'Sur écran' }).press('Space');
  for (const write of await signing.getByRole('button', { name: 'Écrire le nom' }).all()) await write.click();
  expect(await faultsOf(page), 'the signatures').toEqual([]);
  await signing.getByRole('button', { name: /appliquer l’avenant/ }).click();
  await expect(panel.getByText(/Avenant n°\s1, signé le/)).toBeVisible();
  await expect(panel.getByText(/Sur écran/)).toBeVisible();
  const paper = page.waitForResponse(/\/api\/mandate\/\d+\/amendment\/1\/agency\/pdf/);
  await panel.getByRole('button', { name: /Avenant n°\s1 en PDF/ }).click();
  expect((await paper).status()).toBe(200);
});

test('on a phone a negotiator prepares an amendment, with headings aligned to fields', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await signedMandate(page.request);
  await openAs('negociateur', `/mandate/${id}`);
  await waitForScreen(page);
  await turnPrivacyOff(page);
  await page.getByRole('button', { name: 'Préparer un avenant' }).click();
  const dialog = page.getByRole('dialog', { name: /^Avenant n°/ });
  const price = dialog.getByLabel('Prix', { exact: true });
  await expect(price).toBeVisible();
  const leftEdge = async (place: Locator) => (await place.boundingBox())?.x;
  expect(await leftEdge(dialog.getByRole('heading', { name: 'Prix, honoraires et durée' }))).toBe(
    await leftEdge(dialog.getByText('Nouvelle date de fin')),
  );
  await price.fill('199000');
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Enregistrer l’avenant à signer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Avenants/ }).getByText(/Avenant n°\s1, à signer/)).toBeVisible();
});

test('after a signature on paper the folder opens, where the scan is added, renamed and opened', async ({
  page,
  openAs,
}) => {
  const { id } = await signedMandate(page.request);
  await openAs('negociateur', `/mandate/${id}`);
  await waitForScreen(page);
  await turnPrivacyOff(page);
  const signatures = page.getByRole('region', { name: /^Signatures/ });
  await signatures.getByRole('link', { name: 'Joindre le scan' }).click();
  await expect(page).toHaveURL(/#folder$/);
  const folder = page.getByRole('region', { name: 'Dossier' });
  await expect(folder.getByLabel('Type des fichiers ajoutés')).toBeInViewport();
  await expect(folder.getByLabel('Type des fichiers ajoutés')).toHaveValue('SIGNED_COPY');
  await folder.locator('input[type="file"]').setInputFiles(SCAN);
  await expect(folder.getByRole('button', { name: 'scan', exact: true })).toBeVisible();
  await expect(signatures.getByText('Le scan de l’exemplaire signé est au dossier.')).toBeVisible();
  await folder.getByRole('button', { name: /^Renommer.*scan/ }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Mandat signé');
  await page.keyboard.press('Enter');
  await expect(folder.getByRole('button', { name: 'Mandat signé', exact: true })).toBeFocused();
  const popup = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await popup;
  // negotiators cannot delete files
  await expect(folder.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0);
  expect(await faultsOf(page), 'the folder').toEqual([]);
  expect(await overflowAt(page, [390])).toEqual({ 390: 0 });
});
