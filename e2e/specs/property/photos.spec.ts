import type { Locator, Page } from '@playwright/test';
import { colleague, type Colleague } from '../../fixtures/api';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { photographs, type UploadFile } from '../../fixtures/photographs';
import { waitForScreen, go, storeShownRecords, privacyLock, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const DRAFT = {
  title: 'Maison aux photographies',
  transactionType: 'SALE',
  propertyType: 'HOUSE',
  location: { label: '4 rue des Œillets 64100 Bayonne', postcode: '64100', city: 'Bayonne', insee: '64102' },
  propertyMetadata: { homeSize: 120, landSize: 300 },
  financialInfo: { priceNoFees: 250_000 },
};

/** Drops files onto an element, as from the machine's desktop. */
async function drop(page: Page, target: Locator, files: readonly UploadFile[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((file) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of file) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, files);
  await target.dispatchEvent('dragenter', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}

const text = (name: string, content: string): UploadFile => ({
  name,
  mimeType: 'application/octet-stream',
  base64: Buffer.from(content).toString('base64'),
});

interface MediaPage {
  content: { key: string; path: string; width: number; height: number; metadata: string[]; mimeType: string }[];
}

async function create(api: Colleague): Promise<string> {
  const owners = await api.post<{ content: { id: number }[] }>('contact/find', { pageSize: 1, pageNumber: 0 });
  const contactTypes = { [owners.content[0]?.id ?? 0]: ['OWNER'] };
  return (await api.post<{ reference: string }>('property', { ...DRAFT, contactTypes })).reference;
}

/** Opens the photographs page of a new property, with privacy off. */
async function openBoard(page: Page, api: Colleague): Promise<string> {
  const reference = await create(api);
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  await go(page, `/property/${reference}/photos`);
  await expect(page.getByText('Aucune photographie pour l’instant')).toBeVisible();
  return reference;
}

const board = (page: Page) => {
  const main = page.getByRole('main');
  return {
    area: main.getByText('Aucune photographie pour l’instant').or(main.getByRole('region', { name: 'Photographies' })),
    handles: main.getByRole('button', { name: /^Déplacer/ }),
    switches: main.getByRole('switch', { name: /^Rendre public/ }),
    crops: main.getByRole('button', { name: /^Recadrer/ }),
    count: (number: number) => main.getByText(`${number} photographies`),
  };
};

test('five photographs dropped on a property are uploaded, and sorted by keyboard @gate', async ({
  page,
  request,
  openAs,
}) => {
  await openAs('negociateur', '/profile');
  // by another account: signing in again would turn privacy back on
  const api = await colleague(request, 'manager');
  const reference = await openBoard(page, api);
  const mediaPage = () => api.get<MediaPage>(`media/property/${reference}`);
  const { area, handles, count } = board(page);

  await drop(page, area, [
    ...(await photographs(page, 5)),
    text('notes.txt', 'bonjour'),
    text('plan.pdf', '%PDF-1.7\n%%EOF\n'),
  ]);
  await expect(page.getByRole('alert').filter({ hasText: 'notes.txt n’est ni une image' })).toBeVisible();
  await expect(count(5)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Documents' }).getByRole('textbox')).toHaveValue('plan');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect
    .poll(async () => (await mediaPage()).content.filter(({ metadata }) => metadata.includes('PUBLIC')).length)
    .toBe(5);
  await checkState(page, 'photographs and papers');

  // the first photograph moves to the second position, which survives a reload
  const before = (await mediaPage()).content.map(({ key }) => key);
  await handles.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText('Photographie posée à la place 2 sur 5.')).toBeAttached();
  const after = [before[1], before[0], ...before.slice(2)];
  await expect.poll(async () => (await mediaPage()).content.map(({ key }) => key)).toEqual(after);
  await page.reload();
  await expect(count(5)).toBeVisible();
  expect((await mediaPage()).content.map(({ key }) => key)).toEqual(after);
});

test('a photograph is made internal, rotated and cropped, and its original is kept', async ({
  page,
  request,
  openAs,
}) => {
  await openAs('negociateur', '/profile');
  const api = await colleague(request, 'manager');
  const reference = await openBoard(page, api);
  const mediaPage = () => api.get<MediaPage>(`media/property/${reference}`);
  const { area, switches, crops } = board(page);
  await drop(page, area, await photographs(page, 1));
  await expect(crops).toHaveCount(1);

  await switches.first().click();
  await expect(switches.first()).toHaveAttribute('aria-checked', 'false');
  await expect.poll(async () => (await mediaPage()).content[0]?.metadata).toEqual([]);

  const [original] = (await mediaPage()).content;
  await crops.first().click();
  const dialog = page.getByRole('dialog', { name: 'Recadrer la photographie' });
  await dialog.getByRole('radio', { name: '4:3' }).check();
  await dialog.getByRole('button', { name: 'Pivoter à droite' }).click();
  await expect(dialog.getByText('600 × 450 px')).toBeVisible();
  await expect(dialog.locator('.ReactCrop img')).toBeVisible();
  await checkState(page, 'cutting a photograph');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  const [cropped] = (await mediaPage()).content;
  expect(cropped).toMatchObject({ key: original?.key, width: 600, height: 450 });
  expect(cropped?.path).not.toBe(original?.path);
  const firstThumbnail = page.getByRole('main').locator('.pg-thumbnail img').first();
  await expect
    .poll(() => firstThumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(4 / 3, 1);
});

test('a failed upload shows its reason, survives a reload and is sent again', async ({
  page,
  request,
  openAs,
  consoleErrors,
}) => {
  await openAs('manager', '/profile');
  const api = await colleague(request, 'negociateur');
  const reference = await openBoard(page, api);
  const { area, count } = board(page);
  await page.route(`**/api/media/property/${reference}?*`, (route) => route.abort());
  await drop(page, area, await photographs(page, 2));
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(retry).toHaveCount(2);
  await checkState(page, 'photographs that could not be sent');
  await page.unroute(`**/api/media/property/${reference}?*`);
  await retry.first().click();
  await expect(retry).toHaveCount(1);
  await expect.poll(async () => (await api.get<MediaPage>(`media/property/${reference}`)).content.length).toBe(1);
  // the other file is still stored in the browser, and is uploaded by itself
  await page.reload();
  await expect(count(2)).toBeVisible();

  await page.getByRole('checkbox', { name: '2 photographies' }).check();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucune photographie pour l’instant')).toBeVisible();
  await expect.poll(async () => (await api.get<MediaPage>(`media/property/${reference}`)).content).toEqual([]);
  consoleErrors.length = 0;
});

test('photographs cannot be managed while a customer is looking', async ({ page, request, openAs }) => {
  await openAs('manager', '/profile');
  const api = await colleague(request, 'manager');
  const reference = await create(api);
  await go(page, `/property/${reference}`);
  await expect(page.getByRole('link', { name: 'Gérer les photographies' })).toHaveCount(0);
  await go(page, `/property/${reference}/photos`);
  await expect(page.getByText('Photographies non affichées')).toBeVisible();
  await checkState(page, 'photographs on a private screen');
  await privacyLock(page).click();
  await page.getByRole('link', { name: /Maison aux/ }).click();
  await waitForScreen(page);
  await page.getByRole('link', { name: 'Gérer les photographies' }).first().click();
  await expect(page.getByRole('button', { name: 'Ajouter des fichiers' })).toBeVisible();
});
