import type { Page } from '@playwright/test';
import { colleague, type Colleague } from '../../fixtures/api';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

interface Saved {
  id: number;
  version: number;
}

/** Waits for the change stream of a tab. */
const lineTo = (page: Page) => page.waitForEvent('response', (answer) => answer.url().endsWith('/api/stream'));

/** Two records of one person; a property links to the second. */
async function twoRecords(api: Colleague) {
  const lastName = uniqueName('Double');
  const email = `${lastName}@example.test`.toLowerCase();
  const remainingContact = await api.post<Saved>('contact', {
    contactType: ['CUSTOMER'],
    lastName,
    firstName: 'Ana',
    email,
  });
  const merged = await api.post<Saved>('contact', {
    contactType: ['OWNER'],
    lastName,
    firstName: 'Anna',
    email,
    phone: [{ number: '06 98 76 54 32' }],
  });
  const { reference } = await api.post<{ reference: string }>('property', {
    title: `Maison de ${lastName}`,
    transactionType: 'SALE',
    financialInfo: { priceNoFees: 250_000 },
    contactTypes: { [merged.id]: ['OWNER'] },
  });
  return { lastName, kept: remainingContact, gone: merged, reference };
}

test('a record is merged from the duplicates on its page, and its old address redirects', async ({
  page,
  openAs,
  request,
}) => {
  const api = await colleague(request, 'manager');
  const { lastName, kept, gone, reference } = await twoRecords(api);
  await openAs('negociateur', `/contact/${kept.id}`);
  await page.getByRole('banner').getByRole('button', { name: 'Écran client' }).click();
  const duplicates = page.getByRole('region', { name: /Déjà connus/ });
  await duplicates.locator(`a[href="/contact/${kept.id}/merge/${gone.id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/contact/${kept.id}/merge/${gone.id}$`));
  const consequences = page.getByRole('region', { name: 'Ce qui suit' });
  await expect(consequences.getByText('1 bien', { exact: true })).toBeVisible();
  await page
    .getByRole('group', { name: 'Prénom' })
    .getByRole('radio', { name: /De l’autre fiche/ })
    .check();
  await page.getByRole('button', { name: 'Fusionner les deux fiches' }).click();
  // checked first, as the notice disappears
  await expect(page.getByText(/^Fiches fusionnées/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/contact/${kept.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: `${lastName} Anna` })).toBeVisible();
  await expect(page.getByRole('link', { name: /^06.98.76.54.32$/ })).toBeVisible();
  const property = await api.get<{ contactTypes: Record<string, string[]> }>(`property/${reference}`);
  expect(property.contactTypes).toEqual({ [kept.id]: ['OWNER'] });

  await page.goto(`/contact/${gone.id}`);
  await expect(page).toHaveURL(new RegExp(`/contact/${kept.id}$`));
  await expect(page.getByText(/a été fusionnée.: voici celle/)).toBeVisible();
});

test('the page of the deleted record redirects to the kept one', async ({ page, openAs, request }) => {
  const api = await colleague(request, 'manager');
  const { lastName, kept, gone } = await twoRecords(api);
  const line = lineTo(page);
  await openAs('negociateur', `/contact/${gone.id}`);
  await page.getByRole('banner').getByRole('button', { name: 'Écran client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${lastName} Anna` })).toBeVisible();
  await line;
  const versions = { kept: kept.version, gone: gone.version };
  await api.post<Saved>(`contact/${kept.id}/merge`, { with: gone.id, versions, choices: {} });
  await expect(page).toHaveURL(new RegExp(`/contact/${kept.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: `${lastName} Ana` })).toBeVisible();
});

test("a merge does not overwrite a colleague's concurrent change", async ({ page, openAs, request }) => {
  const api = await colleague(request, 'manager');
  const { kept, gone } = await twoRecords(api);
  const line = lineTo(page);
  await openAs('negociateur', `/contact/${kept.id}/merge`);
  await page.getByRole('banner').getByRole('button', { name: 'Écran client' }).click();
  await page
    .getByRole('region', { name: /Déjà connus/ })
    .getByRole('link', { name: /^Fusionner/ })
    .click();
  const names = page.getByRole('group', { name: 'Prénom' });
  await names.getByRole('radio', { name: /De l’autre fiche/ }).check();
  await line;
  expect(await api.patch(`contact/${gone.id}`, gone.version, { firstName: 'Annie' })).toBe(200);
  await expect(names.getByText('Annie')).toBeVisible();
  await expect(names.getByRole('radio', { name: /De l’autre fiche/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Fusionner les deux fiches' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/contact/${kept.id}$`));
  expect(await api.get<{ firstName: string }>(`contact/${gone.id}`)).toMatchObject({ firstName: 'Annie', id: kept.id });
});
