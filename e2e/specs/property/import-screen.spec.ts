import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { sampleLine } from '@pignon/shared/domain/poliris/poliris-fixture';
import { expect, test } from '../../fixtures/test';

test('listings of other software are checked, imported without excluded ones, and the import is undone @gate', async ({
  page,
  openAs,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'pignon-e2e-'));
  const file = join(folder, 'Annonces.csv');
  const mark = `ZSCR${Date.now()}`;
  const line = (number: number) =>
    sampleLine({ reference: `${mark}${number}`, technicalId: `${mark}${number}`, title: `Moulin ${mark} ${number}` });
  await writeFile(file, Buffer.from([line(1), 'une ligne illisible', line(2)].join('\r\n'), 'latin1'));
  try {
    await openAs('manager', '/property/import');
    await page.locator('input[type=file]').setInputFiles(file);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: /1\s*refusées/ })).toBeVisible({ timeout: 30_000 });
    await expect(main).toContainText('Annonces.csv : 3 lignes'.replace(' :', '\u00a0:'));
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await main.getByRole('checkbox', { name: 'Importer la ligne 3' }).click();
    await main.getByRole('button', { name: 'Importer 1 annonce' }).click();
    await expect(main.getByRole('alert').or(main.getByText('1 bien créé ou mis à jour'))).toBeVisible({
      timeout: 60_000,
    });
    await expect(main.getByText('laissée de côté')).toBeVisible();
    await page.goto(`/property/list?q=${mark}`);
    await expect(page.getByRole('main')).toContainText(/1–1\ssur\s1/);

    await page.goBack();
    await main.getByRole('button', { name: 'Annuler l’import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’import' }).click();
    await expect(main.getByText('Import annulé, 1 bien repris')).toBeVisible({ timeout: 60_000 });
    await page.goto(`/property/list?q=${mark}`);
    await expect(page.getByRole('main')).not.toContainText(`Moulin ${mark}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a file that is no export is refused, and only managers import', async ({ page, openAs }) => {
  await openAs('manager', '/property/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from('bonjour\nmonde') });
  await expect(page.getByRole('main')).toContainText('ce fichier n’est pas un export Poliris', { timeout: 30_000 });
});
