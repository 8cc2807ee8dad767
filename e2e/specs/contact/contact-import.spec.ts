import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { colleague } from '../../fixtures/api';
import { go, storeShownRecords, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

/** More lines than one batch, but few enough for specs that count contacts. */
const LINES = 120;
const HEADINGS = 'Civilité;Nom;Prénom;Portable;E-mail;CP;Ville;Type;Budget;Consentement';

/** A mark unique to this run, in letters and as seven digits. */
function markOf(): { word: string; digits: number } {
  const now = Date.now();
  return { word: now.toString(36), digits: now % 9_900_000 };
}
type Mark = ReturnType<typeof markOf>;

const emailOf = ({ word }: Mark, index: number) => `xorroxin.${word}.${index}@exemple.test`;

/** Of each twenty lines, one has no name, one an invalid e-mail, and one repeats the person seven lines before. */
function lineOf(mark: Mark, index: number): string {
  const name = index % 20 === 5 ? '' : `Xorroxín-${mark.word}-${index}`;
  // All numbers that start with 06 1 are valid; many of 06 39 and 06 9, which are overseas, are not.
  const mobile = `61${String(mark.digits + index * 2).padStart(7, '0')}`;
  const email = index % 20 === 11 ? 'pas une adresse' : emailOf(mark, index % 20 === 17 ? index - 7 : index);
  const number = index % 20 === 17 ? '' : mobile;
  return ['Mme', name, 'Œnone', number, email, '64200', 'Biarritz', 'Artisan', '1', 'oui'].join(';');
}

/** The encoding of French spreadsheets: Windows-1252 with semicolons. */
function fileOf(mark: Mark): { name: string; mimeType: string; buffer: Buffer } {
  const lines = Array.from({ length: LINES }, (_, index) => lineOf(mark, index));
  const text = [HEADINGS, ...lines].join('\r\n').replaceAll('Œ', '\x8c');
  return { name: `artisans-${mark.word}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}

const counts = (page: Page) => page.getByRole('group', { name: 'Ce que deviennent les lignes' }).getByRole('button');

async function chooseAndCheck(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByText('Recherche des doublons…')).toBeHidden();
}

test('a file with errors: valid lines are created, refused ones listed by line, duplicates skipped @gate', async ({
  page,
  openAs,
  request,
}) => {
  test.slow();
  const mark = markOf();
  const file = fileOf(mark);
  await openAs('manager', '/contact/list');
  await turnPrivacyOff(page);
  await page.getByRole('main').getByRole('link', { name: 'Importer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importer des contacts' })).toBeVisible();

  await test.step('recognises the columns', async () => {
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByLabel('Ce que devient la colonne CP')).toHaveValue('postcode');
    await expect(page.getByRole('main')).toContainText('Cette colonne ne sera pas reprise');
    await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  });
  await test.step('previews the outcome of each line before anything is written', async () => {
    await expect(page.getByRole('button', { name: 'Importer 102 contacts' })).toBeEnabled();
    await expect(page.getByRole('listitem').filter({ hasText: 'Vérification' })).toBeFocused();
    await expect(counts(page)).toHaveText([/^102/, /^6/, /^12/]);
    await expect(page.getByRole('row', { name: new RegExp(`Xorroxín-${mark.word}-0 Œnone`) })).toContainText('À créer');
    await counts(page).nth(1).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Même e-mail que la ligne 12');
  });
  await page.getByRole('button', { name: 'Importer 102 contacts' }).click();
  await expect(page.getByText('102 contacts créés', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(/7.*Nom.: Un nom ou une société est requis/);

  await test.step('offers the refused lines as a file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger les 12 lignes refusées' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`artisans-${mark.word}-a-corriger.csv`);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(13);
    expect(lines[1]).toContain(';7;Nom\u00a0: Un nom ou une société est requis.');
  });
  await test.step('creates each contact once', async () => {
    const api = await colleague(request, 'manager');
    const found = await api.post<{
      content: { contactType: string[]; city: string }[];
      page: { totalElements: number };
    }>('contact/find', { dto: { text: `xorroxin ${mark.word}` }, pageSize: 1 });
    expect(found.page.totalElements).toBe(102);
    expect(found.content[0]).toMatchObject({ contactType: ['SUPPLIER'], city: 'Biarritz' });
  });
  await test.step('creates nobody when the same file is imported again', async () => {
    await page.getByRole('button', { name: 'Importer un autre fichier' }).click();
    await chooseAndCheck(page, file);
    await expect(counts(page)).toHaveText([/^0/, /^108/, /^12/]);
    await expect(page.getByText('Aucune ligne ne donne de nouveau contact')).toBeVisible();
  });
});

test('an import interrupted by the network and a reload resumes with the same file', async ({
  page,
  openAs,
  request,
}) => {
  test.slow();
  const mark = markOf();
  const file = fileOf(mark);
  await openAs('tous', '/profile');
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  await go(page, '/contact/import');
  await chooseAndCheck(page, file);
  let portions = 0;
  await page.route('**/api/contact/import', async (route) => {
    portions += 1;
    if (portions === 1) return route.continue();
    // the second batch is written, and its response is lost
    await route.fetch();
    await route.fulfill({ status: 403, contentType: 'application/problem+json', body: '{"status":403}' });
  });
  await page.getByRole('button', { name: 'Importer 102 contacts' }).click();
  await expect(page.getByText('L’import s’est interrompu')).toBeVisible();
  await page.unroute('**/api/contact/import');
  await page.reload();
  await expect(
    page.getByText(new RegExp(`artisans-${mark.word}.*n’est pas terminé.*100 lignes sur 120`)),
  ).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('102 contacts créés', { exact: true })).toBeVisible();
  await expect(counts(page)).toHaveText([/^102/, /^6/, /^12/]);
  const api = await colleague(request, 'manager');
  const found = await api.post<{ page: { totalElements: number } }>('contact/find', {
    dto: { text: `xorroxin ${mark.word}` },
    pageSize: 1,
  });
  expect(found.page.totalElements).toBe(102);
  await go(page, '/profile');
  await go(page, '/contact/import');
  await expect(page.getByText('n’est pas terminé')).toBeHidden();
});

test('users without the right to import are told which role has it', async ({ page, openAs }) => {
  await openAs('negociateur', '/contact/list');
  await expect(page.getByRole('main').getByRole('link', { name: 'Créer le contact' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Importer' })).toHaveCount(0);
  await go(page, '/contact/import');
  await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
});
