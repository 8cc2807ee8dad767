import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const header = (page: Page) => page.getByRole('banner').first();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Nouveau contact' });

test('a caller is recorded in a dialog over the current page', async ({ page, openAs }) => {
  const name = uniqueName('Harispe');
  await openAs('negociateur', '/property/list?all');
  await header(page).getByRole('button', { name: 'Créer' }).click();
  await page.getByRole('menuitem', { name: 'Contact', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Nom', { exact: true })).toBeFocused();
  await dialog.getByLabel('Nom', { exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Téléphone' }).fill('06 12 34 56 79');
  await dialog.getByRole('combobox', { name: 'Ajouter une commune' }).fill('bayon');
  await dialog.getByRole('option', { name: /Bayonne/ }).click();
  await dialog.getByRole('textbox', { name: /^Budget.: maximum$/ }).fill('320000');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/property\/list/);
  await page.getByRole('link', { name: 'Ouvrir la fiche' }).click();
  await expect(page).toHaveURL(/\/contact\/\d+$/);
  await expect(page.getByText(/Budget jusqu’à 320.000.€/)).toBeVisible();
});

test('the dialog starts with the name typed in the palette, and Escape asks before discarding it', async ({
  page,
  openAs,
}) => {
  // names accept letters only
  const name = uniqueName('Zuriñe Xx').replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  await openAs('negociateur', '/visit/list');
  const box = header(page).getByRole('combobox');
  await box.fill(name);
  await page.getByRole('option', { name: 'Créer un contact avec cette saisie' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Prénom', { exact: true })).toHaveValue('Zuriñe');
  await expect(page).toHaveURL(/\/visit\/list/);
  await dialog.getByLabel('Nom', { exact: true }).fill('Autre');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: /Abandonner la saisie/ });
  await expect(question.getByRole('button', { name: 'Continuer la saisie' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('Autre');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Abandonner', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('the dialog fits a phone', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('negociateur', '/');
  await header(page).getByRole('button', { name: 'Créer' }).click();
  await page.getByRole('menuitem', { name: 'Contact', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Nom', { exact: true })).toBeFocused();
  const body = dialog.locator('.pg-dialog-body');
  expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  const save = dialog.getByRole('button', { name: 'Créer le contact' });
  const box = await save.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await expect(save).toBeInViewport({ ratio: 1 });
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});
