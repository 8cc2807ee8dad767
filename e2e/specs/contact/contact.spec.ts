import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { colleague } from '../../fixtures/api';
import { turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Saved {
  id: number;
  version: number;
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

test('a customer is created after possible duplicates were shown @gate', async ({ page, openAs, request }) => {
  const name = uniqueName('Harispe');
  const known = await (
    await colleague(request, 'manager')
  ).post<Saved>('contact', { contactType: ['OWNER'], lastName: name, email: `${name}@example.test` });
  await openAs('negociateur', '/contact/list');
  await page.getByRole('main').getByRole('link', { name: 'Créer le contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau contact' });
  await dialog.getByLabel('Nom', { exact: true }).fill(name);
  await dialog.getByLabel('E-mail', { exact: true }).fill(`${name}@example.test`);
  // other contacts may match by telephone only
  const duplicate = page.getByRole('complementary', { name: /Déjà connus/ }).locator(`a[href="/contact/${known.id}"]`);
  await expect(duplicate).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Téléphone' }).fill('06 12 34 56 78');
  await dialog.getByRole('button', { name: 'Fiche complète' }).click();
  await expect(page).toHaveURL(/\/contact\/new$/);
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Téléphone 1' })).toHaveValue(/^06.12.34.56.78$/);
  await expect(duplicate).toBeVisible();
  await page.getByRole('combobox', { name: 'Ajouter une commune' }).fill('bayon');
  await page.getByRole('option', { name: /Bayonne/ }).click();
  await page.getByRole('textbox', { name: /^Budget.: maximum$/ }).fill('750000');
  await expect(page.getByText(/Secteur.: Bayonne · Budget jusqu’à 750.000.€/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Créer le contact' }).click();
  await expect(page).toHaveURL(/\/contact\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/Secteur.: Bayonne/)).toBeVisible();
});

test('on a phone, call, text message and e-mail each have a large touch target', async ({ page, openAs, request }) => {
  const api = await colleague(request, 'manager');
  const { id } = await api.post<Saved>('contact', {
    contactType: ['CUSTOMER'],
    lastName: uniqueName('Etcheto'),
    email: 'etcheto@example.test',
    phone: [{ number: '06 12 34 56 70' }],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('negociateur', `/contact/${id}`);
  await turnPrivacyOff(page);
  const contactLinks = page.getByRole('main').getByRole('group', { name: 'Coordonnées' }).getByRole('link');
  await expect(contactLinks).toHaveText(['Appeler', 'SMS', 'E-mail']);
  const boxes = await contactLinks.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const { height, width } of boxes) {
    expect(height).toBeGreaterThanOrEqual(48);
    expect(width).toBeGreaterThanOrEqual(48);
  }
  // side by side, visible without scrolling
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(844);
  expect(await contactLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'tel:+33612345670',
    'sms:+33612345670',
    'mailto:etcheto@example.test',
  ]);
});

test('two people change one contact: conflicting fields are chosen one by one @gate', async ({
  page,
  openAs,
  request,
}) => {
  const api = await colleague(request, 'manager');
  const { id, version } = await api.post<Saved>('contact', {
    contactType: ['CUSTOMER'],
    lastName: uniqueName('Lagarde'),
  });
  await openAs('negociateur', `/contact/${id}/edit`);
  // records cannot be edited in front of a customer
  await expect(page.getByRole('heading', { name: 'L’écran client est activé' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Écran client' }).click();
  await page.getByLabel('Origine').fill('Salon');
  expect(await api.patch(`contact/${id}`, version, { source: 'Portail' })).toBe(200);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Portail')).toBeVisible();
  await dialog.getByRole('button', { name: /Enregistrer/ }).click();
  await expect(page).toHaveURL(new RegExp(`/contact/${id}$`));
  expect(await api.get<{ source: string }>(`contact/${id}`)).toMatchObject({ source: 'Salon' });
});

test('a customer’s search finds properties, which become a tour @gate', async ({ page, openAs, request }) => {
  const { id } = await (
    await colleague(request, 'manager')
  ).post<Saved>('contact', {
    contactType: ['CUSTOMER'],
    lastName: uniqueName('Larralde'),
    filters: [
      { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] },
      { key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: ['HOUSE'] },
      { key: { type: 'NUMBER', key: 'PRICE' }, values: [250_000, 750_000] },
    ],
  });
  await openAs('negociateur', `/crossed?contact=${id}`);
  const matchingRegion = page.getByRole('region', { name: 'Conviennent' });
  await expect(matchingRegion.getByText(/dans le budget/).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Sans aucun écart' }).click();
  await expect(page).toHaveURL(/strict=yes/);
  await expect(page.getByRole('region', { name: 'Avec un écart' })).toBeHidden();
  await expect(page.getByRole('group', { name: 'Biens classés' })).toHaveAttribute('aria-busy', 'false');
  // by name: among equal scores the property changed last comes first, and other specs change properties meanwhile
  const boxes = matchingRegion.getByRole('checkbox', { name: /Sélectionner/ });
  const names = await boxes.evaluateAll((found) =>
    found.slice(0, 2).map((box) => box.getAttribute('aria-label') ?? ''),
  );
  for (const name of names) await matchingRegion.getByRole('checkbox', { name, exact: true }).check();
  await page.getByRole('link', { name: 'Organiser une visite' }).click();
  await expect(page).toHaveURL(new RegExp(`/visit/new\\?properties=[^&]+%2C[^&]+&contact=${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
