import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { colleague, type Colleague } from '../../fixtures/api';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

/** Creates three contacts with a name and a source that no other contact has. */
async function threeContacts(api: Colleague): Promise<{ word: string }> {
  const word = uniqueName('Zubieta');
  for (const [number, consents] of [
    [1, [{ channel: 'EMAIL', given: true, date: '2026-11-20', proof: 'Formulaire' }]],
    [2, [{ channel: 'EMAIL', given: false, date: '2026-11-20', proof: 'Formulaire' }]],
    [3, []],
  ] as const) {
    const draft = {
      contactType: ['CUSTOMER'],
      lastName: `${word} ${number}`,
      source: `Salon ${word}`,
      nextFollowUp: `2026-01-0${number}`,
      location: { label: 'Anglet', street: null, city: 'Anglet', postcode: '64600', insee: '64024' },
      consents,
    };
    const contactBody = { ...draft, location: { ...draft.location, lat: 43.48, lon: -1.52, precision: 'CITY' } };
    await api.post('contact', contactBody);
  }
  return { word };
}

const rows = (page: Page, word: string): Locator => page.getByRole('row').filter({ hasText: word });
const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Actions sur la sélection' });
const all = (page: Page): Locator => page.getByRole('checkbox', { name: 'Sélectionner tout ce qui est affiché' });

test('the list is filtered by data of people, and filters are removed again', async ({ page, request, openAs }) => {
  test.slow();
  const { word } = await threeContacts(await colleague(request, 'manager'));
  await openAs('negociateur', `/contact/list/customer?q=${word}&size=20&page=3`);
  await page.getByRole('button', { name: 'Filtres' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtres' });
  await drawer.getByLabel('Relance').selectOption('en retard');
  await expect(page).toHaveURL(new RegExp(`/customer\\?q=${word}&followUp=late&size=20$`));
  await drawer.getByLabel('Origine').selectOption(`Salon ${word}`);
  await drawer.getByRole('combobox', { name: 'Commune de résidence' }).fill('angl');
  await drawer.getByRole('option', { name: /^Anglet/ }).click();
  await expect(rows(page, word)).toHaveCount(3);
  await drawer.getByLabel('Accord pour les e-mails').selectOption('refusé');
  await expect(rows(page, word)).toHaveCount(1);
  await expect(rows(page, word)).toContainText(`${word} 2`);
  await checkState(page, 'the filters of the contacts');
  await drawer.getByRole('button', { name: 'Voir le contact' }).click();
  await page.getByRole('button', { name: /^Retirer le filtre Accord pour les e-mails/ }).click();
  await expect(rows(page, word)).toHaveCount(3);
  await page.reload();
  await expect(page.getByText('Commune : Anglet')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL(/\/contact\/list\/customer\?size=20$/);
});

test('three contacts change at once, and the change is undone @gate', async ({ page, request, openAs }) => {
  test.slow();
  const { word } = await threeContacts(await colleague(request, 'manager'));
  await openAs('negociateur', `/contact/list?q=${word}`);
  await expect(rows(page, word)).toHaveCount(3);
  await all(page).check();
  await expect(bar(page)).toContainText('3 contacts sélectionnés');
  await checkState(page, 'the list with three contacts chosen');
  await bar(page).getByRole('button', { name: 'Ajouter un type' }).click();
  await page.getByRole('menuitem', { name: 'Notaire' }).click();
  for (const row of await rows(page, word).all()) await expect(row).toContainText('Notaire');
  await page.getByRole('button', { name: 'Annuler' }).click();
  for (const row of await rows(page, word).all()) await expect(row).not.toContainText('Notaire');

  await bar(page).getByRole('button', { name: 'Archiver' }).click();
  await expect(rows(page, word)).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(rows(page, word)).toHaveCount(3);
});

test('a view keeps its tab, is pinned after the tabs, and can be reordered', async ({ page, openAs }) => {
  test.slow();
  const mark = uniqueName('');
  const [first, second] = [`Silencieux ${mark}`, `Sans accord ${mark}`];
  await openAs('negociateur', '/contact/list/owner?silence=1');
  const tabs = page.getByRole('navigation', { name: 'Types de contact' });
  const keep = async (name: string) => {
    await page.getByRole('button', { name: 'Vues' }).click();
    await page.getByRole('menuitem', { name: 'Enregistrer la vue' }).click();
    await page.getByRole('textbox', { name: 'Nom de la vue' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  };
  await keep(first);
  await page.goto('/contact/list/customer?mail=none');
  await keep(second);
  const order = async () =>
    (await tabs.getByRole('link').allTextContents())
      .filter((text) => text.includes(mark))
      .map((text) => text.split(mark)[0]?.trim());
  expect(await order()).toEqual(['Silencieux', 'Sans accord']);

  await page.getByRole('button', { name: second }).click();
  await page.getByRole('menuitem', { name: 'Ordonner les vues épinglées' }).click();
  const drawer = page.getByRole('dialog', { name: 'Ordre des vues épinglées' });
  await drawer.getByRole('button', { name: `Monter ${second}` }).click();
  await expect.poll(order).toEqual(['Sans accord', 'Silencieux']);
  await checkState(page, 'the order of the pinned views');
  await drawer.getByRole('button', { name: 'Terminé' }).click();
  await page.reload();
  await expect.poll(order).toEqual(['Sans accord', 'Silencieux']);

  await tabs.getByRole('link', { name: first }).click();
  await expect(page).toHaveURL(/\/contact\/list\/owner\?silence=1&saved=\d+$/);
  await expect(page.getByText('Sans nouvelles : depuis 1 an')).toBeVisible();
  for (const name of [first, second]) {
    await tabs.getByRole('link', { name }).click();
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('menuitem', { name: /^Supprimer/ }).click();
    await expect(tabs.getByRole('link', { name })).toHaveCount(0);
  }
});

test('only a manager exports contacts, and never in front of a customer', async ({ page, request, openAs }) => {
  const { word } = await threeContacts(await colleague(request, 'manager'));
  await openAs('manager', `/contact/list?q=${word}&sort=lastName.asc`);
  const exporting = page.getByRole('button', { name: 'Exporter' });
  await expect(exporting).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('banner').getByRole('button', { name: 'Écran client' }).click();
  await expect(rows(page, word)).toHaveCount(3);
  const saved = page.waitForEvent('download');
  await exporting.click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Contacts \d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFCivilité;Nom;Prénom;/);
  expect(lines.slice(1).map((line) => line.split(';')[1])).toEqual([`${word} 1`, `${word} 2`, `${word} 3`]);
});

test('a table wider than the window scrolls by itself; the page does not', async ({ page, openAs }) => {
  await openAs('negociateur', '/contact/list');
  await page.getByRole('button', { name: 'Choisir les colonnes' }).click();
  const drawer = page.getByRole('dialog', { name: 'Colonnes du tableau' });
  for (const name of ['Rue', 'Origine', 'E-mail, 2ᵉ personne', 'Code postal'])
    await drawer.getByRole('checkbox', { name }).check();
  await drawer.getByRole('button', { name: 'Terminé' }).click();
  // column titles alone make it wider, whatever the rows
  await page.setViewportSize({ width: 1000, height: 900 });
  const table = page.getByRole('table', { name: 'Contacts' });
  await expect(table.getByRole('columnheader', { name: 'Code postal' })).toBeAttached();
  const overflow = await table.evaluate((drawn) => ({
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    frame: drawn.scrollWidth - (drawn.parentElement?.clientWidth ?? 0),
    frameScrolls: getComputedStyle(drawn.parentElement ?? drawn).overflowX,
  }));
  expect(overflow).toMatchObject({ page: 0, frameScrolls: 'auto' });
  expect(overflow.frame).toBeGreaterThan(0);
});
