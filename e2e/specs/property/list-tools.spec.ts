import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { colleague, type Colleague } from '../../fixtures/api';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const ROW = (page: Page, reference: string) => page.getByRole('row').filter({ hasText: reference });

interface CreatedProperties {
  references: string[];
  /** A word that no other property has in its title. */
  word: string;
}

/** Creates three properties that no other spec changes. */
async function threeProperties(api: Colleague): Promise<CreatedProperties> {
  const word = uniqueName('Zubieta');
  const { content } = await api.post<{ content: { id: number }[] }>('contact/find', { dto: {}, pageSize: 1 });
  const references: string[] = [];
  for (const number of [1, 2, 3]) {
    const draft = {
      title: `${word} ${number}`,
      transactionType: 'SALE',
      contactTypes: { [content[0]?.id ?? 1]: ['OWNER'] },
      financialInfo: { priceNoFees: 200_000 + number },
      location: { city: 'Bayonne', postcode: '64100', insee: '64102', label: 'Bayonne', lat: 43.49, lon: -1.47 },
    };
    references.push((await api.post<{ reference: string }>('property', draft)).reference);
  }
  return { references, word };
}

test('columns are chosen, and three properties change their status at once, with undo @gate', async ({
  page,
  request,
  openAs,
}) => {
  const { references, word } = await threeProperties(await colleague(request, 'manager'));
  await openAs('manager', `/property/list?all&q=${word}&view=table`);
  for (const reference of references) await expect(ROW(page, reference)).toBeVisible();
  await page.getByRole('button', { name: 'Choisir les colonnes' }).click();
  const chooser = page.getByRole('dialog', { name: 'Colonnes du tableau' });
  await chooser.getByRole('checkbox', { name: 'Négociateur' }).check();
  await chooser.getByRole('checkbox', { name: 'Terrain' }).uncheck();
  await chooser.getByRole('button', { name: 'Terminé' }).click();
  await expect(page.getByRole('columnheader', { name: 'Négociateur' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Terrain' })).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Sélectionner tout ce qui est affiché' }).check();
  const bar = page.getByRole('toolbar', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('3 biens sélectionnés');
  await checkState(page, 'the list with three properties chosen');
  await bar.getByRole('button', { name: 'Statut' }).click();
  await page.getByRole('menuitem', { name: 'Suspendu' }).click();
  for (const reference of references) await expect(ROW(page, reference)).toContainText('Suspendu');
  await page.getByRole('button', { name: 'Annuler' }).click();
  for (const reference of references) await expect(ROW(page, reference)).toContainText('Actif');
});

test('columns are sorted by mouse and by keyboard, and Escape cancels a move', async ({ page, openAs }) => {
  await openAs('support', '/property/list?view=table&show=price,city,rooms');
  const titles = async () => (await page.getByRole('columnheader').allTextContents()).filter((text) => text !== '');
  await page.getByRole('button', { name: 'Choisir les colonnes' }).click();
  const chooser = page.getByRole('dialog', { name: 'Colonnes du tableau' });
  const handle = (name: string) => chooser.getByRole('button', { name: `Déplacer ${name}`, exact: true });
  await handle('Pièces').focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/show=price,rooms,city/);
  await expect(page.getByText('Ligne posée à la place 2 sur 3.')).toBeAttached();
  await handle('Commune').focus();
  await page.keyboard.press('Space');
  await expect(handle('Commune')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Déplacement annulé.')).toBeAttached();
  await expect(chooser).toBeVisible();
  const [from, to] = [await handle('Commune').boundingBox(), await handle('Prix').boundingBox()];
  if (!from || !to) throw new Error('the handles have no place');
  await page.mouse.move(from.x + 14, from.y + 18);
  await page.mouse.down();
  await page.mouse.move(to.x + 14, to.y + 30, { steps: 8 });
  await page.mouse.move(to.x + 14, to.y + 12, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/show=city,price,rooms/);
  await chooser.getByRole('button', { name: 'Terminé' }).click();
  expect((await titles()).slice(-3)).toEqual(['Commune', 'Prix', 'Pièces']);
});

test('a view is saved, pinned, found after a reload, and marked when the list differs from it @gate', async ({
  page,
  openAs,
}) => {
  const name = uniqueName('Maisons chères ');
  await openAs('negociateur', '/property/list?type=house&price=500000-&view=table');
  await page.getByRole('button', { name: 'Vues' }).click();
  await page.getByRole('menuitem', { name: 'Enregistrer la vue' }).click();
  await page.getByRole('textbox', { name: 'Nom de la vue' }).fill(name);
  await page.keyboard.press('Enter');
  const tab = page.getByRole('navigation', { name: 'Vues épinglées' }).getByRole('link', { name });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await page.goto('/property/list');
  await tab.click();
  await expect(page).toHaveURL(/type=house&price=500000-/);
  await page.getByRole('radio', { name: 'Vente' }).click();
  const menu = page.getByRole('button', { name: `${name} modifiée` });
  await menu.click();
  await page.getByRole('menuitem', { name: /^Supprimer/ }).click();
  await expect(tab).toHaveCount(0);
});

test('the found properties are exported as a table', async ({ page, request, openAs }) => {
  const { references, word } = await threeProperties(await colleague(request, 'manager'));
  await openAs('support', `/property/list?all&q=${word}&sort=reference.asc`);
  await expect(page.getByRole('link', { name: new RegExp(word) })).toHaveCount(3);
  await page.getByRole('button', { name: 'Exporter' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV, toutes les colonnes' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Biens \d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFRéférence;Titre de l’annonce;Type de bien;.*;Chauffage;/);
  // the client's screen is on at every start
  expect(lines[0]).not.toMatch(/net vendeur|hors honoraires|Taux d’honoraires|convenus|bailleur|Part de l’acquéreur/);
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(references);
});

test('the whole list is one scrolling table, and Back restores its position', async ({ page, openAs }) => {
  test.slow();
  // oldest first: records that other specs add or change meanwhile come later
  await openAs('negociateur', '/property/list?all&view=table&sort=createdTime.asc');
  await page.getByLabel('Par page').selectOption({ label: 'Tout, en défilement' });
  const table = page.getByRole('table', { name: 'Biens' });
  await expect(table).toHaveAttribute('aria-rowcount', /^[6-9]\d\d$/);
  const index = Math.round(Number(await table.getAttribute('aria-rowcount')) / 2);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const row = (at: number) => page.locator(`[role="row"][aria-rowindex="${at}"] a`);
  const middle = row(index);
  await expect(middle).toBeVisible();
  const name = await middle.textContent();
  await middle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(index + 1)).toBeFocused();
  await middle.click();
  // the first row is the header
  await expect(page.getByRole('navigation', { name: 'Parcourir la liste' })).toContainText(`${index - 1} sur `);
  await page.goBack();
  await expect(middle).toHaveText(name ?? '');
});

test('the whole list of cards is one scroll, and Back restores its position', async ({ page, openAs }) => {
  test.slow();
  await openAs('negociateur', '/property/list?all&view=images&sort=reference.asc');
  await page.getByLabel('Par page').selectOption({ label: 'Tout, en défilement' });
  const card = (number: number) => page.locator(`[role="listitem"][aria-posinset="${number}"]`);
  await expect(card(1)).toHaveAttribute('aria-setsize', /^\d{3,}$/);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await page.getByRole('listitem').getByRole('link').nth(8).focus();
  const at = Number(await page.locator('[role="listitem"]:focus-within').getAttribute('aria-posinset'));
  expect(at).toBeGreaterThan(100);
  await page.keyboard.press('ArrowRight');
  await expect(card(at + 1).getByRole('link')).toBeFocused();
  await page.keyboard.press('PageDown');
  const focused = page.locator('[role="listitem"]:focus-within');
  await expect(focused).not.toHaveAttribute('aria-posinset', String(at + 1));
  const name = await focused.getByRole('link').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Parcourir la liste' })).toBeVisible();
  await page.goBack();
  await expect(
    page
      .getByRole('listitem')
      .getByRole('link', { name: name ?? '' })
      .first(),
  ).toBeInViewport();
});
