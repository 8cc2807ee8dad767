import { overflowAt, violationsOf } from '../../fixtures/page-checks/accessibility';
import { waitForScreen, storeShownRecords, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

test('the list of mandates is filtered, saved with its columns, exported and printed', async ({ page, openAs }) => {
  test.slow();
  await openAs('manager', '/mandate/list?deal=sale&show=price,clock');
  await waitForScreen(page);
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  const headers = page.getByRole('table').getByRole('columnheader');
  await expect(headers.filter({ hasText: 'Prix' })).toBeVisible();
  await expect(headers.filter({ hasText: 'Mandants' })).toHaveCount(0);

  const name = uniqueName('Ventes');
  await page.getByRole('button', { name: /^Vues/ }).click();
  await page
    .getByRole('menuitem', { name: /Enregistrer/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Nom/).fill(name);
  await dialog.getByRole('button', { name: /Enregistrer/ }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/mandate/list');
  await waitForScreen(page);
  await page.getByRole('button', { name: /^Vues/ }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page).toHaveURL(/show=price(,|%2C)clock/);
  await expect(headers.filter({ hasText: 'Mandants' })).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /Exporter/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByText(/1 mandat/).first()).toBeVisible();
  expect(await violationsOf(page), 'the list').toEqual([]);
});

test('board cards show the line of the term', async ({ page, openAs }) => {
  await openAs('negociateur', '/mandate/list?view=board');
  await waitForScreen(page);
  await turnPrivacyOff(page);
  const running = page.getByRole('region', { name: 'En cours' });
  await expect(running.getByRole('img', { name: /^Du / }).first()).toBeVisible();
  expect(await overflowAt(page, [390])).toEqual({ 390: 0 });
  expect(await violationsOf(page), 'the board').toEqual([]);
});
