import type { Locator, Page } from '@playwright/test';
import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { colleague } from '../../fixtures/api';
import { propertyWithoutMandate } from '../../fixtures/mandates';
import { waitForScreen, go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const UNSIGNED = 'Mandat à signer, sans numéro';
/** A random end date that no other mandate has. */
const someDay = () => addDays(dayOf(), 400 + Math.floor(Math.random() * 600));

/** A pending mandate with an overdue task, so late that it comes first in the lists. */
async function mandateWithTask(page: Page, title: string, endDate: string) {
  const by = await colleague(page.request, 'negociateur');
  const propertyRef = await propertyWithoutMandate(page.request);
  const mandate = await by.post<Mandate>('mandate', { propertyRef, type: 'NON_EXCLUSIVE', endDate });
  const due = instantOf(addDays('2001-01-01', Math.floor(Math.random() * 300)), '09:00');
  const links = [{ kind: 'mandate', id: String(mandate.id) }];
  const task = await by.post<{ id: number; version: number }>('event/create', { type: 'TASK', title, due, links });
  return { by, mandate, propertyRef, task };
}

/** The link to a mandate, whatever its text. */
const linkTo = (place: Locator, { id }: Mandate) => place.locator(`a[href="/mandate/${id}"]`).first();

/** Checks the mandate's name in every place: lists of the day, history, property and contact. */
async function expectName(
  page: Page,
  { mandate, propertyRef, name }: { mandate: Mandate; propertyRef: string; name: RegExp | string },
) {
  const addresses = [
    '/',
    '/event?type=task&size=100',
    `/property/${propertyRef}`,
    `/contact/${mandate.counterParts[0]}`,
  ];
  for (const place of addresses) {
    await go(page, place);
    const link = linkTo(page.getByRole('main'), mandate);
    await link.scrollIntoViewIfNeeded();
    await expect(link, place).toHaveText(name);
  }
}

test('a mandate is « sans numéro » everywhere until it is signed, then has its register number everywhere', async ({
  page,
  openAs,
}) => {
  test.slow();
  const endDate = someDay();
  const { by, mandate, propertyRef, task } = await mandateWithTask(page, uniqueName('Relire '), endDate);
  const { id, version, counterParts } = mandate;
  await openAs('negociateur', '/');
  await waitForScreen(page);
  await turnPrivacyOff(page);
  await expectName(page, { mandate, propertyRef, name: UNSIGNED });
  await go(page, `/mandate/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(UNSIGNED);

  const manager = await colleague(page.request, 'manager');
  const agent = { capacity: 'HOLDER' };
  const signed = { signers: counterParts, agent, place: 'Bayonne', reason: 'Pièces attendues' };
  expect(await manager.patch(`mandate/${propertyRef}/signed`, version, signed)).toBe(200);
  const { registerNumber } = await by.get<Mandate>(`mandate/${id}`);
  const numberPattern = new RegExp(`^Mandat n°\\sT-${registerNumber}$`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(numberPattern);
  await expectName(page, { mandate, propertyRef, name: numberPattern });

  // the end of its term, in the agenda
  await go(page, `/visit/agenda?view=day&day=${endDate}&who=all`);
  await page.locator('.ec-event', { hasText: propertyRef }).or(page.locator('.ec-event').first()).first().click();
  await expect(linkTo(page.getByRole('dialog'), mandate)).toHaveText(numberPattern);
  await page.keyboard.press('Escape');

  // by its number in the palette, with and without its letter
  for (const typed of [`T-${registerNumber}`, String(registerNumber)]) {
    await go(page, '/');
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: /Rechercher/ }).last();
    await box.fill(typed);
    await page.getByRole('option', { name: new RegExp(`Mandat n°\\sT-${registerNumber}\\b.*${propertyRef}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/mandate/${id}$`));
  }
  expect(await by.patch(`event/${task.id}`, task.version, { done: true })).toBe(200);
});
