import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { signedMandate } from '../../fixtures/mandates';
import { overflowAt, violationsOf } from '../../fixtures/page-checks/accessibility';
import { readDocument } from '../../fixtures/read-document';
import { waitForScreen, go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const french = (day: string) => day.split('-').reverse().join('/');

test('a registered letter ends a mandate after fifteen days: date, number, end, letter, and withdrawal @gate', async ({
  page,
  openAs,
}) => {
  test.slow();
  const { id, reference, by } = await signedMandate(page.request);
  const read = () => by.get<Mandate>(`mandate/${id}`);
  const today = dayOf();
  const end = french(addDays(today, 15));
  await openAs('negociateur', `/mandate/${id}`);
  await waitForScreen(page);
  await turnPrivacyOff(page);
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Clore le mandat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clore ce mandat ?' });
  await dialog.getByRole('radio', { name: /^Préavis\s: 15 jours, par lettre recommandée$/ }).check();
  await dialog.getByRole('radio', { name: 'L’agence' }).check();
  const noticeButton = dialog.getByRole('button', { name: 'Noter le préavis' });
  await expect(dialog.getByLabel('Première présentation de la lettre')).toHaveValue(french(today));
  await expect(dialog).toContainText('La lettre à imprimer est dans « Documents ».');
  await expect(noticeButton).toBeDisabled();
  const [number, reason] = [uniqueName('1A 204 '), uniqueName('Bien invendable ')];
  await dialog.getByLabel('Numéro de la lettre recommandée').fill(number);
  await dialog.getByLabel('Motif').fill(reason);
  await expect(dialog).toContainText(`Le mandat reste en vigueur et prend fin le ${end}.`);
  expect(await violationsOf(page), 'the notice').toEqual([]);
  expect(await overflowAt(page, [390])).toEqual({ 390: 0 });
  await noticeButton.click();
  await expect(dialog).toHaveCount(0);
  const notice = page.getByRole('status').filter({ hasText: `Préavis en cours, prend fin le ${end}` });
  await expect(notice).toContainText(`Lettre donnée par l’agence, n° ${number}, présentée le ${french(today)}.`);
  await expect(notice).toContainText(reason);
  expect(await read()).toMatchObject({ status: 'RUNNING', termination: { effectiveDate: addDays(today, 15) } });

  const letter = page.waitForResponse(/\/api\/mandate\/\d+\/letter\/notice/);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Documents' }).click();
  await page.getByRole('menuitem', { name: 'Lettre de dénonciation' }).click();
  await popup;
  expect((await letter).headers()['content-type']).toBe('application/pdf');
  const { registerNumber } = await read();
  const text = await readDocument(by, `mandate/${id}/letter/notice`);
  for (const expectedText of [
    `avis de réception n° ${number}`,
    `n° T-${registerNumber}`,
    reference,
    'article 78 du décret n° 72-678',
  ])
    expect(text).toContain(expectedText);

  // before that day the mandate is in force, and the register shows no end
  await go(page, `/mandate/register?number=${registerNumber}`);
  const line = page.getByRole('row', { name: new RegExp(reference) });
  await expect(line).toContainText('En cours');
  await expect(line).not.toContainText('Annulé');

  await go(page, `/mandate/${id}`);
  await page.getByRole('button', { name: 'Retirer le préavis' }).click();
  const withdrawDialog = page.getByRole('dialog', { name: 'Retirer le préavis ?' });
  await withdrawDialog.getByLabel('Motif').fill('Saisi sur le mauvais mandat');
  await withdrawDialog.getByRole('button', { name: 'Retirer le préavis' }).click();
  await expect(notice).toHaveCount(0);
  expect(await read()).toMatchObject({ status: 'RUNNING', termination: null });
});
