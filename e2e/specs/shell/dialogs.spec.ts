import type { Page } from '@playwright/test';
import { createHouse } from '../../fixtures/create-house';
import { colleague, type Colleague } from '../../fixtures/api';
import { publishable } from '../../fixtures/customer-mail';
import { checkDialog, clickButton, type Open } from '../../fixtures/dialogs/dialog-keys';
import { AT_SIGN_IN, offerTelephone, ON_THE_PROFILE } from '../../fixtures/dialogs/dialogs-of-host';
import {
  ON_A_CONTACT,
  ON_A_MANDATE,
  ON_A_MATCHING,
  ON_A_PENDING_MANDATE,
  ON_CONTACTS,
  ON_SILENT,
  ON_VISITS,
} from '../../fixtures/dialogs/dialogs-of-people';
import {
  FOR_SEVERAL,
  lowerPrice,
  ON_A_PROPERTY,
  ON_PHOTOGRAPHS,
  ON_THE_LIST,
  restoreOf,
} from '../../fixtures/dialogs/dialogs-of-property';
import { photographs } from '../../fixtures/photographs';
import { go, turnPrivacyOff } from '../../fixtures/screens';
import { mockInactiveContacts } from '../../fixtures/inactive-contacts';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

// Checks the keyboard in every dialog: initial focus, focus trap, closing keys, and focus afterwards.

async function checkEach(page: Page, dialogs: Readonly<Record<string, Open>>): Promise<void> {
  for (const [name, open] of Object.entries(dialogs)) await checkDialog(page, name, open);
}

async function first(api: Colleague, call: string, dto: object): Promise<Record<string, unknown>> {
  const { content } = await api.post<{ content: Record<string, unknown>[] }>(`${call}/find`, { dto, pageSize: 1 });
  if (!content[0]) throw new Error(`the demonstration has no such ${call}`);
  return content[0];
}

const SALE = { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] };
const REMARK = { pinned: false, text: 'Clé au bureau', createdTime: '2026-11-20T10:00:00.000Z', author: null };

test.beforeEach(() => test.slow());

test('on a property', async ({ page, openAs, request }) => {
  await openAs('tous', '/profile');
  await turnPrivacyOff(page);
  const api = await colleague(request, 'manager');
  const { reference } = await createHouse(api, { comments: [REMARK] });
  for (const photograph of await photographs(page, 2)) await api.addPhotograph(reference, photograph);
  await go(page, `/property/${reference}`);
  await checkEach(page, ON_A_PROPERTY);
  await checkDialog(page, 'whom a lower price reaches', lowerPrice);
  const { version } = await api.get<{ version: number }>(`property/${reference}`);
  expect(await api.patch(`property/${reference}`, version, { title: 'Maison rénovée' })).toBe(200);
  await checkDialog(page, 'a change to take back', restoreOf(reference));
});

test('on the photographs of a property', async ({ page, openAs, request }) => {
  await openAs('tous', '/profile');
  await turnPrivacyOff(page);
  const api = await colleague(request, 'manager');
  const { reference } = await createHouse(api);
  for (const photograph of await photographs(page, 2)) await api.addPhotograph(reference, photograph);
  const base64 = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
  await api.addPhotograph(reference, { name: 'plan.pdf', mimeType: 'application/pdf', base64 });
  await go(page, `/property/${reference}/photos`);
  await checkEach(page, ON_PHOTOGRAPHS);
});

test('on the list of properties', async ({ page, openAs }) => {
  await openAs('tous', '/profile');
  await go(page, '/property/list?view=table');
  await checkEach(page, ON_THE_LIST);
});

test('for several properties', async ({ page, openAs, consoleErrors }) => {
  await openAs('tous', '/profile');
  await go(page, '/property/list?view=table');
  await checkEach(page, FOR_SEVERAL);
  consoleErrors.length = 0;
});

test('on a contact, on contacts, on inactive contacts', async ({ page, openAs, request }) => {
  await openAs('tous', '/profile');
  await turnPrivacyOff(page);
  const api = await colleague(request, 'manager');
  const [published] = await publishable(api);
  const person = { contactType: ['CUSTOMER'], lastName: uniqueName('Dialogue'), filters: [SALE] };
  const { id } = await api.post<{ id: number }>('contact', person);
  await api.post('proposal', { pairs: [{ contactId: id, reference: published?.reference }], means: 'IN_PERSON' });
  await go(page, `/contact/${id}`);
  await checkEach(page, ON_A_CONTACT);
  await go(page, `/crossed?contact=${id}`);
  await checkEach(page, ON_A_MATCHING);
  await go(page, '/contact/list');
  await checkEach(page, ON_CONTACTS);
  await mockInactiveContacts(page);
  await go(page, '/contact/review?size=20');
  await checkEach(page, ON_SILENT);
});

test('on a mandate and on the visits', async ({ page, openAs, request }) => {
  await openAs('tous', '/profile');
  await turnPrivacyOff(page);
  const api = await colleague(request, 'manager');
  const { id } = await first(api, 'mandate', { status: ['RUNNING'] });
  await go(page, `/mandate/${String(id)}`);
  await checkEach(page, ON_A_MANDATE);
  const { reference } = await createHouse(api);
  const pending = await api.post<{ id: number }>('mandate', { propertyRef: reference, type: 'NON_EXCLUSIVE' });
  await go(page, `/mandate/${pending.id}`);
  await checkEach(page, ON_A_PENDING_MANDATE);
  await checkEach(page, ON_VISITS);
});

test('of the product itself, and on the sign-in page', async ({ page, openAs }) => {
  await offerTelephone(page);
  await page.goto('/');
  await checkEach(page, AT_SIGN_IN);
  await openAs('tous', '/profile');
  await checkEach(page, ON_THE_PROFILE);
});

test('the confirmation before unsaved input is left', async ({ page, openAs }) => {
  await openAs('negociateur', '/contact/list');
  await turnPrivacyOff(page);
  const link = page.getByRole('banner').getByRole('link').first();
  await go(page, '/contact/new');
  await page.getByLabel('Nom', { exact: true }).fill(uniqueName('Abandon'));
  await checkDialog(page, 'whether to leave', () => clickButton(link));
  await checkDialog(page, 'whether to leave, by a key', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    return page.getByRole('heading', { level: 1 });
  });
  await link.click();
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await go(page, '/contact/list');
  await ON_CONTACTS['a new contact']?.(page);
  await page.getByRole('dialog').getByLabel('Nom', { exact: true }).fill(uniqueName('Abandon'));
  await checkDialog(page, 'whether to give up', async () => {
    await page.keyboard.press('Escape');
    return page.getByRole('dialog').getByLabel('Nom', { exact: true });
  });
});

test('conflicts with a colleague’s change', async ({ page, openAs, request }) => {
  await openAs('negociateur', '/profile');
  await turnPrivacyOff(page);
  const api = await colleague(request, 'manager');
  const { id, version } = await api.post<{ id: number; version: number }>('contact', {
    contactType: ['CUSTOMER'],
    lastName: uniqueName('Dialogue'),
    phone: [{ number: '06 12 34 56 79' }],
  });
  await go(page, `/contact/${id}/edit`);
  await page.route('**/api/stream*', (route) => route.abort());
  const save = page
    .getByRole('group', { name: 'Enregistrement de la fiche' })
    .getByRole('button', { name: 'Enregistrer' });
  await page.getByLabel('Nom', { exact: true }).fill(uniqueName('Ici'));
  expect(await api.patch(`contact/${id}`, version, { lastName: uniqueName('Ailleurs') })).toBe(200);
  await checkDialog(page, 'two versions', async () => {
    await save.click();
    await page.getByRole('dialog', { name: 'Deux versions à départager' }).waitFor();
    return save;
  });
});

test('local code in development, and a part that fails to load', async ({ page, openAs, consoleErrors }) => {
  await openAs('support', '/contact/list?override=mandate@http://localhost:3999');
  await checkDialog(page, 'code of another origin', () => Promise.resolve(null));
  await page.route('**/*.js', (route) => route.abort());
  await checkDialog(page, 'a dialog that does not come', async (at) => {
    const opener = await clickButton(at.getByRole('main').getByRole('button', { name: /^Filtres/ }));
    await expect(at.getByRole('dialog').getByRole('button', { name: 'Réessayer' })).toBeVisible();
    return opener;
  });
  consoleErrors.length = 0;
});
