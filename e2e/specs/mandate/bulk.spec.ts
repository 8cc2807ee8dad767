import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { colleague } from '../../fixtures/api';
import { propertyWithoutMandate, signedMandate } from '../../fixtures/mandates';
import { overflowAt, violationsOf } from '../../fixtures/page-checks/accessibility';
import { waitForScreen, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

async function saved(page: Page, button: Locator): Promise<Download> {
  const download = page.waitForEvent('download');
  await button.click();
  return download;
}

test('mandates are assigned, exported and printed in bulk; drafts are cancelled, signed mandates stay', async ({
  page,
  openAs,
}) => {
  test.slow();
  const by = await colleague(page.request, 'manager');
  const lastName = uniqueName('Mandant');
  const owner = await by.post<{ id: number }>('contact', { contactType: ['OWNER'], lastName });
  const terms = { type: 'NON_EXCLUSIVE', counterParts: [owner.id], negotiators: [] };
  const signed = await signedMandate(page.request, terms);
  const drafts: Mandate[] = [];
  for (let count = 0; count < 2; count += 1)
    drafts.push(
      await by.post<Mandate>('mandate', { propertyRef: await propertyWithoutMandate(page.request), ...terms }),
    );
  const { registerNumber } = await by.get<Mandate>(`mandate/${signed.id}`);

  await openAs('manager', `/mandate/list?q=${lastName}&status=pending,running,closed`);
  await waitForScreen(page);
  await turnPrivacyOff(page);
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: lastName });
  await expect(rows).toHaveCount(3);
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.first().check();
  const bar = page.getByRole('toolbar', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('3 mandats sélectionnés');
  expect(await violationsOf(page), 'the bar of the selection').toEqual([]);
  expect(await overflowAt(page, [390])).toEqual({ 390: 0 });

  const table = await saved(page, bar.getByRole('button', { name: 'Exporter' }));
  expect(table.suggestedFilename()).toMatch(/^Mandats .*\.csv$/);
  const lines = (await readFile(await table.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines.find((line) => line.includes(signed.reference))).toContain(`T-${registerNumber}`);
  const copies = await saved(page, bar.getByRole('button', { name: 'Imprimer' }));
  expect(copies.suggestedFilename()).toMatch(/^Mandats .*\.zip$/);

  await bar.getByRole('button', { name: 'Négociateur' }).click();
  const menu = page.getByRole('menu', { name: 'Négociateur' });
  const person = (await menu.getByRole('menuitem').first().textContent()) ?? '';
  await menu.getByRole('menuitem', { name: person }).first().click();
  for (const row of await rows.all()) await expect(row).toContainText(person);

  // the selection is kept
  await expect(bar).toContainText('3 mandats sélectionnés');
  await bar.getByRole('button', { name: 'Abandonner les projets' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Abandonner 3 projets' });
  const abandon = confirmation.getByRole('button', { name: 'Abandonner les projets' });
  await expect(abandon).toBeDisabled();
  await confirmation.getByLabel('Motif').fill('Projet sans suite');
  await abandon.click();
  const result = page.getByRole('dialog', { name: 'Projets abandonnés' });
  await expect(result.getByRole('status')).toHaveText('2 mandats modifiés.');
  const unchangedList = result.getByRole('list', { name: 'Mandats non modifiés' });
  await expect(unchangedList.getByRole('link')).toHaveAttribute('href', `/mandate/${signed.id}`);
  await expect(unchangedList.getByRole('link')).toHaveText(new RegExp(`^Mandat n°\\sT-\\d+ · ${signed.reference}$`));
  await page.keyboard.press('Escape');
  await expect(result).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Clos' })).toHaveCount(2);
  for (const { id } of drafts)
    expect(await by.get<Mandate>(`mandate/${id}`)).toMatchObject({
      status: 'CLOSED',
      termination: { kind: 'CANCELLATION', reason: 'Projet sans suite' },
    });
  expect(await by.get<Mandate>(`mandate/${signed.id}`)).toMatchObject({ status: 'RUNNING', registerNumber });
});

test('read-only users have neither export nor bulk changes of mandates', async ({ page, openAs }) => {
  await openAs('support', '/mandate/list');
  await waitForScreen(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toBeVisible();
  await expect(main.getByRole('button', { name: /Exporter|Abandonner/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Créer le mandat' })).toHaveCount(0);
});
