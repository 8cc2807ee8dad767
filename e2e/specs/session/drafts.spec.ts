import type { Page } from '@playwright/test';
import { createHouse } from '../../fixtures/create-house';
import { colleague, type Colleague } from '../../fixtures/api';
import { waitForScreen, go, storeShownRecords, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

/** A form: its address and one of its text fields. */
interface FormAt {
  path: (api: Colleague) => Promise<string> | string;
  label: string | RegExp;
  typed: string;
}

const aPerson = (api: Colleague) =>
  api.post<{ id: number }>('contact', { contactType: ['CUSTOMER'], lastName: uniqueName('Brouillon') });

async function aMandate(api: Colleague): Promise<string> {
  const { reference } = await createHouse(api);
  const { id } = await api.post<{ id: number }>('mandate', { propertyRef: reference, type: 'NON_EXCLUSIVE' });
  return `/mandate/${id}/edit`;
}

/** Every form of the product that keeps drafts. */
const FORMS: Record<string, FormAt> = {
  'a new property': { path: () => '/property/new', label: 'Titre de l’annonce', typed: 'Maison abandonnée' },
  'a property': {
    path: async (api) => `/property/${(await createHouse(api)).reference}/edit`,
    label: 'Titre de l’annonce',
    typed: 'Maison abandonnée',
  },
  'a new contact': { path: () => '/contact/new', label: 'Nom', typed: 'Abandonné' },
  'a contact': {
    path: async (api) => `/contact/${(await aPerson(api)).id}/edit`,
    label: 'Nom',
    typed: 'Abandonné',
  },
  'a new mandate': {
    path: async (api) => `/mandate/new?property=${(await createHouse(api)).reference}`,
    label: 'Prix',
    typed: '123 456',
  },
  'a mandate': { path: aMandate, label: 'Prix', typed: '123 456' },
  'the settings of messages': { path: () => '/admin/mail', label: 'Messages par client, au plus', typed: '7' },
  'one’s own profile': { path: () => '/profile', label: 'Prénom', typed: 'Abandonné' },
};

const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
const draftLine = (page: Page) => page.getByText(/Brouillon du/);

const DRAFT = /\/user\/me\/draft\//;

/** Opens an empty form: discards a draft left by an interrupted run. */
async function openForm(page: Page, path: string): Promise<void> {
  const looked = page.waitForResponse((answer) => DRAFT.test(answer.url()) && answer.request().method() === 'GET');
  await go(page, path);
  const draft = (await (await looked).json()) as unknown;
  if (draft === null) return;
  await page.getByRole('button', { name: /^(Abandonner le brouillon|Repartir de l’original)$/ }).click();
  await expect(draftLine(page)).toHaveCount(0);
}

/** Types into the form and waits until the server has the draft. */
async function type(page: Page, { label, typed }: FormAt): Promise<string> {
  const field = page.getByLabel(label, { exact: true });
  const before = await field.inputValue();
  const draftSaved = page.waitForResponse(
    (answer) => DRAFT.test(answer.url()) && answer.request().method() === 'PUT' && answer.ok(),
  );
  await field.fill(typed);
  await field.blur();
  await draftSaved;
  return before;
}

for (const [name, form] of Object.entries(FORMS))
  test(`input discarded on leaving ${name} does not come back; input kept as a draft does`, async ({
    page,
    openAs,
    request,
  }) => {
    test.slow();
    await openAs('tous', '/property/list');
    await turnPrivacyOff(page);
    await storeShownRecords(page);
    const path = await form.path(await colleague(request, 'manager'));
    const field = page.getByLabel(form.label, { exact: true });
    await openForm(page, path);
    const before = await type(page, form);
    const typed = await field.inputValue();
    await page.getByRole('banner').getByRole('link').first().click();
    await question(page).getByRole('button', { name: 'Garder le brouillon' }).click();
    await expect(field).toHaveCount(0);
    await go(page, path);
    await expect(draftLine(page)).toBeVisible();
    await expect(field).toHaveValue(typed);

    await page.getByRole('banner').getByRole('link').first().click();
    await question(page).getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(field).toHaveCount(0);
    await go(page, path);
    await waitForScreen(page);
    await expect(field).toHaveValue(before);
    await expect(draftLine(page)).toHaveCount(0);
    await page.reload();
    await waitForScreen(page);
    await expect(field).toHaveValue(before);
    await expect(draftLine(page)).toHaveCount(0);
  });

test('a draft survives signing out, and the screen says so @gate', async ({ page, openAs }) => {
  test.slow();
  const form = FORMS['one’s own profile'] as FormAt;
  await openAs('support', '/profile');
  const field = page.getByLabel(form.label, { exact: true });
  const before = await field.inputValue();
  await field.fill(form.typed);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /compte/i })
    .click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  const leaving = page.getByRole('dialog', { name: 'Quitter maintenant ?' });
  await expect(leaving).toContainText('il est gardé');
  await leaving.getByRole('button', { name: 'Quitter' }).click();
  await openAs('support', '/profile');
  await expect(draftLine(page)).toBeVisible();
  await expect(field).toHaveValue(form.typed);
  await page.getByRole('button', { name: 'Repartir de l’original' }).click();
  await expect(field).toHaveValue(before);
});
