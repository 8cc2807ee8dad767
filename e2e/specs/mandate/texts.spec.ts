import type { AgencyFields } from '@pignon/shared/domain/agency/agency.schema';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { propertyWithoutMandate } from '../../fixtures/mandates';
import { colleague } from '../../fixtures/api';
import { overflowAt, violationsOf } from '../../fixtures/page-checks/accessibility';
import { readDocument } from '../../fixtures/read-document';
import { waitForScreen, go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

test("mandates print the agency's clause, except one with its own wording", async ({ page, openAs }) => {
  test.slow();
  const by = await colleague(page.request, 'manager');
  const draft = async () =>
    by.post<Mandate>('mandate', {
      propertyRef: await propertyWithoutMandate(page.request),
      type: 'NON_EXCLUSIVE',
    });
  const [withAgencyClause, withOwnClause] = [await draft(), await draft()];
  const clausesOfAgency = async () => (await by.get<AgencyFields>('agency')).mandateTexts.SALE.clauses;
  const [agencyClause, ownClause] = [uniqueName('Clause de l’agence '), uniqueName('Clause propre ')];
  await openAs('manager', '/admin/texts');
  await waitForScreen(page);
  const clauses = page.getByLabel('Clauses particulières');
  await clauses.fill(agencyClause);
  expect(await violationsOf(page), 'the texts of the agency').toEqual([]);
  expect(await overflowAt(page, [390])).toEqual({ 390: 0 });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(clausesOfAgency).toBe(agencyClause);

  await go(page, `/mandate/${withOwnClause.id}/edit`);
  await turnPrivacyOff(page);
  const toggle = page.getByRole('switch', { name: /^Clauses.*texte propre à ce mandat/ });
  await toggle.click();
  const text = page.getByLabel(/^Clauses/).last();
  await expect(text).toHaveValue(agencyClause);
  await text.fill(ownClause);
  expect(await violationsOf(page), 'the text of one mandate').toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mandat à signer/);

  const [usual, special] = [
    await readDocument(by, `mandate/${withAgencyClause.id}/agency/pdf`),
    await readDocument(by, `mandate/${withOwnClause.id}/agency/pdf`),
  ];
  expect(usual).toContain(agencyClause);
  expect(special).toContain(ownClause);
  expect(special).not.toContain(agencyClause);

  // the agency's clause is reset to none
  await go(page, '/admin/texts');
  await page.getByRole('button', { name: 'Rétablir le texte proposé : Clauses particulières' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(clausesOfAgency).not.toBe(agencyClause);
});
