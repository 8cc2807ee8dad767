import type { Page } from '@playwright/test';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { signedMandate, type SignedMandate } from '../../fixtures/mandates';
import { waitForScreen, go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const french = (day: string) => day.split('-').reverse().join('/');

const read = ({ by, id }: SignedMandate) => by.get<Mandate>(`mandate/${id}`);

async function openEnd(page: Page) {
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Clore le mandat' }).click();
  return page.getByRole('dialog', { name: 'Clore ce mandat ?' });
}

/** The row of a mandate in the register. */
async function registerLine(page: Page, mandate: SignedMandate) {
  const { registerNumber } = await read(mandate);
  await go(page, `/mandate/register?number=${registerNumber}`);
  return page.getByRole('row', { name: new RegExp(mandate.reference) });
}

test('in the irrevocable period the dialog explains it, and an agreed end does not cancel the number', async ({
  page,
  openAs,
}) => {
  test.slow();
  const mandate = await signedMandate(page.request, { type: 'EXCLUSIVE' });
  const { irrevocableUntil } = await read(mandate);
  await openAs('negociateur', `/mandate/${mandate.id}`);
  await waitForScreen(page);
  await turnPrivacyOff(page);
  const dialog = await openEnd(page);
  await expect(dialog).toContainText(`Mandat irrévocable jusqu’au ${french(irrevocableUntil ?? '')} inclus`);
  await expect(dialog).toContainText('aucune des parties ne peut y mettre fin seule');
  await expect(dialog.getByRole('radio', { name: /^Préavis/ })).toHaveCount(0);
  await dialog.getByRole('radio', { name: /^Accord des parties/ }).check();
  await dialog.getByLabel('Motif').fill('Départ du mandant à l’étranger');
  await dialog.getByRole('button', { name: 'Clore le mandat' }).click();
  await expect(dialog).toHaveCount(0);
  const line = await registerLine(page, mandate);
  await expect(line).toContainText('Clos');
  await expect(line).not.toContainText('Annulé');
});

for (const [kind, choice] of [
  ['WITHDRAWAL', /^Rétractation/],
  ['CANCELLATION', /^Annulation/],
] as const)
  test(`the register says « annulé » after ${kind.toLowerCase()}, with the typed reason`, async ({ page, openAs }) => {
    test.slow();
    const mandate = await signedMandate(page.request, { offPremises: true });
    await openAs('manager', `/mandate/${mandate.id}`);
    await waitForScreen(page);
    await turnPrivacyOff(page);
    const dialog = await openEnd(page);
    await dialog.getByRole('radio', { name: choice }).check();
    const close = dialog.getByRole('button', { name: 'Clore le mandat' });
    await expect(close).toBeDisabled();
    const reason = uniqueName('Motif ');
    await dialog.getByLabel('Motif').fill(reason);
    await close.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(reason).first()).toBeVisible();
    expect(await read(mandate)).toMatchObject({ status: 'CLOSED', termination: { kind, reason } });
    await expect(await registerLine(page, mandate)).toContainText('Annulé');
  });
