import type { Page } from '@playwright/test';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { Proposal } from '@pignon/shared/domain/proposal/proposal.schema';
import { overflowAt, violationsOf } from '../../fixtures/page-checks/accessibility';
import { colleague } from '../../fixtures/api';
import { customerLink, mailTo, publishable } from '../../fixtures/customer-mail';
import { NO_OVERFLOW, WIDTHS } from '../../fixtures/page-checks/check-page-state';
import { waitForScreen, go, privacyLock } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

async function check(page: Page, name: string): Promise<void> {
  expect.soft(await overflowAt(page, WIDTHS), `${name} is wider than its window`).toEqual(NO_OVERFLOW);
  expect.soft(await violationsOf(page), name).toEqual([]);
}

test('a property is proposed by mail, refused and hidden; unsubscribing stops further mail @gate', async ({
  page,
  openAs,
  request,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const api = await colleague(request, 'negociateur');
  const [first, second] = await publishable(api);
  if (!first || !second) throw new Error('the demonstration has nothing that may be advertised');
  const name = `Propose${Date.now()}`;
  const email = `${name.toLowerCase()}@example.test`;
  const prices = [first.price ?? 0, second.price ?? 0];
  const customer = await api.post<Contact>('contact', {
    contactType: ['CUSTOMER'],
    title: 'MRS',
    lastName: name,
    email,
    consents: [{ channel: 'EMAIL', given: true, date: '2026-01-05', proof: 'formulaire' }],
    filters: [
      { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] },
      { key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: [first.propertyType] },
      { key: { type: 'NUMBER', key: 'PRICE' }, values: [Math.min(...prices), Math.max(...prices)] },
    ],
  });

  await openAs('negociateur', `/crossed?property=${first.reference}`);
  await waitForScreen(page);
  await page.getByRole('checkbox', { name: `Sélectionner\u00a0: ${name}` }).check();
  await page.getByRole('button', { name: 'Proposer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proposer aux clients' });
  await expect(dialog.getByRole('region', { name: 'Recevront' }).getByText(name)).toBeVisible();
  const message = dialog.frameLocator('iframe');
  await expect(message.getByText(`Bonjour Madame ${name},`)).toBeVisible();
  await dialog.getByLabel('Introduction du message').fill('Ce bien vient d’arriver.');
  await dialog.getByLabel('Introduction du message').blur();
  await expect(message.getByText('Ce bien vient d’arriver.')).toBeVisible();
  expect.soft(await overflowAt(page, WIDTHS), 'a proposal is wider than its window').toEqual(NO_OVERFLOW);
  // axe cannot run inside the sandboxed message: the dialog is checked without it
  await dialog.getByRole('radio', { name: 'Par téléphone' }).check();
  await expect(dialog.getByRole('button', { name: 'Noter pour 1 client' })).toBeVisible();
  expect.soft(await violationsOf(page), 'the dialog of a proposal').toEqual([]);
  await dialog.getByRole('radio', { name: 'E-mail' }).check();
  await dialog.getByRole('button', { name: 'Envoyer à 1 client' }).click();
  await expect(page.getByText('Le message part dans un instant.')).toBeVisible();

  await test.step('an undone proposal is not sent', async () => {
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.getByText('Proposition annulée.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: new RegExp(`: ${name}$`) })).toBeVisible();
  });

  await page.getByRole('checkbox', { name: new RegExp(`: ${name}$`) }).check();
  await page.getByRole('button', { name: 'Proposer' }).click();
  await dialog.getByRole('button', { name: 'Envoyer à 1 client' }).click();
  await expect(page.getByRole('checkbox', { name: new RegExp(`: ${name}$`) })).toHaveCount(0);

  await expect.poll(async () => (await mailTo(request, email)).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await mailTo(request, email);
  const link = customerLink(mail);
  const stop = mail?.headers['list-unsubscribe']?.replace(/[<>]/g, '') ?? '';
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

  await test.step('the customer answers on a phone without JavaScript', async () => {
    const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const customerPage = await phone.newPage();
    await customerPage.goto(link);
    await expect(customerPage.getByRole('heading', { name: 'Un bien pour vous' })).toBeVisible();
    await expect(customerPage.getByText('www.georisques.gouv.fr')).toBeVisible();
    await customerPage.getByText('Pas pour moi').click();
    await customerPage.getByRole('radio', { name: 'Emplacement' }).check();
    await customerPage.getByLabel('Voulez-vous préciser').fill('Trop loin de la plage');
    await customerPage.getByRole('button', { name: 'Envoyer ma réponse' }).click();
    await expect(customerPage.getByText('nous ne vous proposerons plus ce bien')).toBeVisible();
    await phone.close();
    const office = await browser.newContext();
    const secondPage = await office.newPage();
    await secondPage.goto(link);
    await check(secondPage, 'the page of a customer');
    await office.close();
  });

  await test.step('both pages show the refusal in their history', async () => {
    await privacyLock(page).click();
    await go(page, `/contact/${customer.id}`);
    const ledger = page.getByRole('region', { name: 'Propositions' });
    await expect(ledger.getByText('Refusé').first()).toBeVisible();
    await expect(ledger.getByText('Emplacement').first()).toBeVisible();
    await ledger.getByText('Historique').click();
    await expect(ledger.getByText('Trop loin de la plage')).toBeVisible();
    await check(page, 'the proposals of a contact');
    const { content } = await api.post<{ content: Proposal[] }>('proposal/find', { dto: { contactId: customer.id } });
    expect(content[0]?.history.map(({ status }) => status)).toEqual(['PROPOSED', 'OPENED', 'REFUSED']);
    await go(page, `/property/${first.reference}`);
    await expect(page.getByRole('region', { name: 'Propositions' }).getByRole('link', { name })).toBeVisible();
  });

  await test.step('the matching hides the property unless asked', async () => {
    await go(page, `/crossed?contact=${customer.id}`);
    const row = page.getByRole('checkbox', { name: `Sélectionner\u00a0: bien ${first.reference}` });
    await expect(page.getByRole('group', { name: 'Biens classés' })).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Masquer ce qui a été proposé, refusé ou visité' }).click();
    await expect(row).toBeVisible();
    await check(page, 'a matching with what was proposed');
  });

  await test.step('an unsubscribed customer gets no more mail', async () => {
    const anywhere = await browser.newContext();
    const customerPage = await anywhere.newPage();
    await customerPage.goto(stop);
    await customerPage.getByRole('button', { name: 'Confirmer' }).click();
    await expect(customerPage.getByRole('heading', { name: 'C’est fait' })).toBeVisible();
    await anywhere.close();
    await page.getByRole('checkbox', { name: `Sélectionner\u00a0: bien ${first.reference}` }).check();
    await page.getByRole('button', { name: 'Proposer' }).click();
    await expect(
      dialog.getByText('Ce contact n’a pas accepté de recevoir nos propositions par courrier électronique.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Envoyer à/ })).toBeDisabled();
  });
  // The error recorder of this suite injects a script into every frame, which the sandboxed message refuses.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((line) => !line.includes("in 'about:srcdoc'")));
});
