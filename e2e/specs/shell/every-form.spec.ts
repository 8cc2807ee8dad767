import type { Locator, Page } from '@playwright/test';
import { colleague, type Colleague } from '../../fixtures/api';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { waitForScreen, go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const RENT = {
  transactionType: 'RENT',
  financialInfo: { monthlyExpenses: 60 },
  rentalInfo: { rent: 900, rentalFeeMode: 'FLAT' },
};
const SALE = { transactionType: 'SALE', financialInfo: { priceNoFees: 250_000 } };

/** Creates a property for this spec, with an entry in each of its lists. */
async function create(api: Colleague, overrides: object = SALE): Promise<string> {
  const owner = await api.post<{ id: number }>('contact', { contactType: ['OWNER'], lastName: 'Formulaire' });
  const { reference } = await api.post<{ reference: string }>('property', {
    title: 'Maison du formulaire',
    contactTypes: { [owner.id]: ['OWNER'] },
    rooms: [{ type: 'BEDROOM', size: 12, fullSize: null, validRoom: true, floor: null, note: '' }],
    coOwnership: { lots: 4, yearlyCharges: 800, procedure: true, procedureDetail: 'Administration provisoire' },
    comments: [{ pinned: false, text: 'Clé au bureau', createdTime: '2026-11-20T10:00:00.000Z', author: null }],
    ...overrides,
  });
  return reference;
}

/** Opens the form with all its fields, including those drawn later. */
async function openForm(page: Page, path: string): Promise<void> {
  await go(page, path);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^(Créer l|Enregistrer)/ })).toBeVisible();
  await waitForScreen(page);
}

test('a new property, empty and with errors', async ({ page, openAs }) => {
  test.slow();
  await openAs('negociateur', '/profile');
  await turnPrivacyOff(page);
  await openForm(page, '/property/new');
  await expect(page.getByRole('button', { name: 'Ajouter des fichiers' })).toBeVisible();
  await checkState(page, 'a new property');
  await page.getByRole('button', { name: 'Créer le bien' }).click();
  await expect(page.getByText('Au moins 1 contact est requis')).toBeVisible();
  await checkState(page, 'a new property, refused');
});

for (const [name, overrides] of [
  ['a sale', SALE],
  ['a rental', RENT],
] as const)
  test(`${name}: edit form and copy`, async ({ page, openAs, request }) => {
    test.slow();
    await openAs('negociateur', '/profile');
    const reference = await create(await colleague(request, 'manager'), overrides);
    await turnPrivacyOff(page);
    await openForm(page, `/property/${reference}/edit`);
    await expect(page.getByLabel('Titre de l’annonce')).toHaveValue('Maison du formulaire');
    await checkState(page, `${name} to be changed`);
    await openForm(page, `/property/new?from=${reference}`);
    await expect(page.getByText(`Copie de ${reference}`)).toBeVisible();
    await checkState(page, `a copy of ${name}`);
  });

test('a person: new and edit form', async ({ page, openAs, request }) => {
  test.slow();
  await openAs('negociateur', '/profile');
  const { id } = await (
    await colleague(request, 'manager')
  ).post<{ id: number }>('contact', {
    contactType: ['CUSTOMER', 'OWNER'],
    lastName: 'Formulaire',
    phone: [{ number: '06 12 34 56 79' }],
  });
  await turnPrivacyOff(page);
  for (const path of ['/contact/new', `/contact/${id}/edit`]) {
    await openForm(page, path);
    await checkState(page, path);
  }
});

test('merging two records, and selecting the other record', async ({ page, openAs, request }) => {
  test.slow();
  await openAs('negociateur', '/profile');
  const api = await colleague(request, 'manager');
  const phone = [{ number: '06 12 34 56 79' }];
  const person = { contactType: ['CUSTOMER'], phone, observation: 'À rappeler le soir' };
  const { id } = await api.post<{ id: number }>('contact', {
    ...person,
    lastName: 'Formulaire',
    email: 'a@example.test',
  });
  const other = await api.post<{ id: number }>('contact', { ...person, lastName: 'Formulère', observation: 'Chien' });
  await turnPrivacyOff(page);
  await go(page, `/contact/${id}/merge`);
  await expect(page.getByRole('combobox', { name: 'Avec quel contact fusionner' })).toBeVisible();
  await waitForScreen(page);
  await checkState(page, 'the choice of another record');
  await go(page, `/contact/${id}/merge/${other.id}`);
  await expect(page.getByRole('group', { name: 'Observation' })).toBeVisible();
  await waitForScreen(page);
  await checkState(page, 'two records to be merged');
});

/** A line of each kind, and a column that is not recognised. */
const PEOPLE = [
  'Nom;E-mail;Ville;Budget',
  'Formulaire-à-importer;a.importer@exemple.test;Biarritz;1',
  ';sans.nom@exemple.test;;',
  'Formulaire-double;a.importer@exemple.test;Biarritz;1',
].join('\n');

test('a file of contacts, from its selection to the preview of the outcome', async ({ page, openAs }) => {
  test.slow();
  await openAs('manager', '/profile');
  await turnPrivacyOff(page);
  await go(page, '/contact/import');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'classeur.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('est un classeur');
  await checkState(page, 'a file that is none');
  await input.setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(PEOPLE) });
  await expect(page.getByRole('button', { name: 'Vérifier les lignes' })).toBeEnabled();
  await checkState(page, 'the columns of a file');
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByRole('button', { name: /^Importer 1 contact/ })).toBeEnabled();
  await checkState(page, 'the lines of a file');
});

/** Writes an import's report directly; no contacts are created. */
test('the report of a finished and of an interrupted import', async ({ page, openAs, consoleErrors }) => {
  test.slow();
  await openAs('manager', '/profile');
  await turnPrivacyOff(page);
  await go(page, '/contact/import');
  await page.route('**/api/contact/import', (route) => route.fulfill({ status: 403, json: { status: 403 } }));
  const buffer = Buffer.from(PEOPLE);
  await page.locator('input[type=file]').setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await page.getByRole('button', { name: /^Importer 1 contact/ }).click();
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  await checkState(page, 'an import that was cut off');
  await page.unroute('**/api/contact/import');
  await page.route('**/api/contact/import', async (route) => {
    const { lines } = route.request().postDataJSON() as { lines: { line: number }[] };
    const results = lines.map(({ line }) => ({
      line,
      outcome: line === 3 ? 'REFUSED' : 'DOUBLE',
      contactId: line === 3 ? null : 1,
      sameAsLine: null,
      reasons: line === 3 ? [] : ['EMAIL'],
      problems: line === 3 ? [{ path: 'lastName', message: 'Un nom ou une société est requis.' }] : [],
      notes: [],
    }));
    await route.fulfill({ status: 201, json: { results } });
  });
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByRole('button', { name: 'Télécharger le rapport' })).toBeVisible();
  await page.getByRole('group', { name: 'Ce que deviennent les lignes' }).getByRole('button').nth(1).click();
  await checkState(page, 'the report of an import');
  consoleErrors.length = 0;
});

test('a new mandate', async ({ page, openAs, request }) => {
  await openAs('negociateur', '/profile');
  const reference = await create(await colleague(request, 'manager'));
  await turnPrivacyOff(page);
  for (const path of ['/mandate/new', `/mandate/new?property=${reference}`]) {
    await go(page, path);
    await waitForScreen(page);
    await checkState(page, path);
  }
});

/** The property has no mandate. */
async function printRefused(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('p');
  return page.getByRole('dialog').filter({ hasText: 'Ce bien ne peut pas être imprimé pour un client' });
}

/** Dialogs on the page of a property. */
const dialogs: Record<string, (page: Page) => Promise<Locator>> = {
  'the price dialog': async (page) => {
    await page.getByRole('button', { name: 'Changer le prix' }).click();
    return page.getByRole('dialog', { name: 'Changer le prix' });
  },
  'the print dialog of what may not be printed for a customer': printRefused,
  'the print dialog': async (page) => {
    const dialog = await printRefused(page);
    await dialog.getByRole('button', { name: 'Voir la fiche interne' }).click();
    return page.getByRole('dialog').filter({ has: page.locator('iframe') });
  },
  'a new comment': async (page) => {
    await page.getByRole('region', { name: 'Commentaires' }).getByRole('button', { name: 'Ajouter' }).click();
    return page.getByRole('textbox', { name: 'Commentaire' });
  },
  'every mention of the advertisement': async (page) => {
    const panel = page.getByRole('region', { name: 'Annonce et mentions légales' });
    await panel.getByRole('button', { name: /^Voir les/ }).click();
    return panel.getByText('En règle').first();
  },
};

test('the dialogs on the page of a property, and a change in its history', async ({ page, openAs, request }) => {
  test.slow();
  await openAs('negociateur', '/profile');
  const api = await colleague(request, 'manager');
  const reference = await create(api);
  await turnPrivacyOff(page);
  for (const [name, open] of Object.entries(dialogs)) {
    await go(page, `/property/${reference}`);
    await expect(await open(page)).toBeVisible();
    await checkState(page, name);
    await page.keyboard.press('Escape');
    await go(page, '/profile');
  }
  const { version } = await api.get<{ version: number }>(`property/${reference}`);
  expect(await api.patch(`property/${reference}`, version, { title: 'Maison rénovée', features: ['POOL'] })).toBe(200);
  await go(page, `/property/${reference}/history`);
  await page.getByRole('link', { name: /Titre/ }).click();
  await expect(page.getByRole('button', { name: /^Rétablir/ })).toBeVisible();
  await checkState(page, 'one change of its history');
});
