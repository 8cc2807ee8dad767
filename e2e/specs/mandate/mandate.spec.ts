import { overflowAt, violationsOf } from '../../fixtures/page-checks/accessibility';
import { propertyWithoutMandate } from '../../fixtures/mandates';
import { arrived, waitForScreen, privacyLock } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

test('a mandate is created from a property, signed by all, numbered and printed @gate', async ({ page, openAs }) => {
  test.slow();
  const reference = await propertyWithoutMandate(page.request);
  await openAs('tous', '/mandate/list');
  await waitForScreen(page);
  await page.keyboard.press('n');
  // until its page is drawn, the list with its own comboboxes is on screen
  await arrived(page, /\/mandate\/new$/);
  await page.getByRole('main').getByRole('combobox').fill(reference);
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`property=${reference}`));
  const create = page.getByRole('button', { name: 'Créer le mandat' });
  await expect(create).toBeVisible();
  expect(await violationsOf(page), 'the form').toEqual([]);
  expect(await overflowAt(page, [390])).toEqual({ 390: 0 });
  await create.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mandat à signer/);
  await waitForScreen(page);
  expect(await violationsOf(page), 'the mandate').toEqual([]);
  expect(await overflowAt(page, [390])).toEqual({ 390: 0 });

  await privacyLock(page).click();
  await expect(privacyLock(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Noter les signatures' }).click();
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('button', { name: /mettre en vigueur/ });
  await expect(last).toBeVisible();
  const reason = dialog.getByLabel('Motif pour faire signer malgré cela');
  if (await reason.isVisible()) await reason.fill('Pièces attendues');
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Mandat n°\sT-\d+$/);

  const paper = page.waitForResponse(/\/api\/mandate\/\d+\/agency\/pdf/);
  await page.getByRole('button', { name: 'Documents' }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Exemplaire de l’agence' }).click();
  await popup;
  const answer = await paper;
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  // Chromium drops the body of a response once a blob is made of it: request it again
  const { authorization = '' } = await answer.request().allHeaders();
  const copy = await page.request.get(answer.url(), { headers: { authorization } });
  expect((await copy.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
