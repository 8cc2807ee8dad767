import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { colleague } from '../../fixtures/api';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

interface ExportedRecords {
  contact: { id: number; lastName: string };
  events: { title: string }[];
}

/** Presses a download button, and keeps the file under the name that the browser gave it. */
async function saved(page: Page, button: string, testInfo: TestInfo): Promise<{ name: string; path: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  const path = testInfo.outputPath(file.suggestedFilename());
  await file.saveAs(path);
  await expect(page.getByText(`« ${file.suggestedFilename()} » est enregistré`)).toBeVisible();
  return { name: file.suggestedFilename(), path };
}

for (const account of ['negociateur', 'manager'] as const) {
  test(`${account} exports a person's data, as a page and as JSON`, async ({ page, openAs, request }, info) => {
    const lastName = uniqueName('Harispe');
    const api = await colleague(request, 'manager');
    const contact = await api.post<{ id: number }>('contact', {
      contactType: ['CUSTOMER'],
      lastName,
      email: `${lastName}@example.test`,
      filters: [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [250_000, 750_000] }],
    });
    await openAs(account, `/contact/${contact.id}`);
    await page.getByRole('banner').getByRole('button', { name: 'Écran client' }).click();

    const data = await saved(page, 'Exporter en JSON', info);
    expect(data.name).toBe(`Données de ${lastName}.json`);
    const exported = JSON.parse(await readFile(data.path, 'utf8')) as ExportedRecords;
    expect(exported.contact).toMatchObject({ id: contact.id, lastName });
    expect(exported.events.length).toBeGreaterThan(0);

    const document = await saved(page, 'Exporter pour la personne', info);
    expect(document.name).toBe(`Données de ${lastName}.html`);
    const documentPage = await page.context().newPage();
    await documentPage.goto(pathToFileURL(document.path).href);
    await expect(documentPage.getByRole('heading', { level: 1, name: `Données de ${lastName}` })).toBeVisible();
    await expect(documentPage.getByRole('cell', { name: lastName, exact: true })).toBeVisible();
    await expect(documentPage.getByRole('cell', { name: /Budget de 250.000.€ à 750.000.€/ })).toBeVisible();
    await expect(documentPage.getByRole('heading', { name: 'Journal de vos données' })).toBeVisible();
  });
}
