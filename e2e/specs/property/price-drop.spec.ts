import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { colleague } from '../../fixtures/api';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { arrived, waitForScreen, go, privacyLock } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

/** Prices that no demo customer searches for, so that only this spec's customers match. */
const BEFORE = 7_900_000;
const AFTER = 7_400_000;

test('a lower price shows the newly matching customers, and planned calls appear among the events', async ({
  page,
  openAs,
  request,
}) => {
  const api = await colleague(request, 'negociateur');
  const name = `Baisse${Date.now()}`;
  const owner = await api.post<Contact>('contact', { contactType: ['OWNER'], lastName: `${name}-V` });
  const customer = await api.post<Contact>('contact', {
    contactType: ['CUSTOMER'],
    lastName: name,
    phone: [{ number: '06 12 34 56 78' }],
    consents: [{ channel: 'PHONE', given: true, date: '2026-01-05', proof: 'e-mail' }],
    filters: [
      { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] },
      { key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: ['CASTLE'] },
      { key: { type: 'NUMBER', key: 'PRICE' }, values: [7_000_000, 7_500_000] },
    ],
  });
  const { reference } = await api.post<Property>('property', {
    title: 'Château de la baisse',
    transactionType: 'SALE',
    propertyType: 'CASTLE',
    contactTypes: { [owner.id]: ['OWNER'] },
    financialInfo: { priceNoFees: BEFORE, feeType: 'SELLER' },
  });

  await openAs('negociateur', `/property/${reference}`);
  await waitForScreen(page);
  const panel = page.getByRole('region', { name: 'Qui cherche ce bien' });
  await expect(panel.getByRole('link').first()).toBeVisible();
  await expect(panel.getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Changer le prix' })).toHaveAttribute('aria-disabled', 'true');
  await privacyLock(page).click();
  await expect(panel.getByRole('link', { name })).toBeVisible();

  await page.getByRole('button', { name: 'Changer le prix' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changer le prix' });
  await dialog.getByRole('textbox', { name: 'Prix affiché' }).fill(String(AFTER));
  await expect(dialog.getByText(/^\d+ clients? de plus ser/)).toBeVisible();
  await checkState(page, 'the price dialog');
  await dialog.getByRole('button', { name: 'Enregistrer le prix' }).click();

  const concernedDialog = page.getByRole('dialog', { name: 'Qui ce nouveau prix concerne' });
  await expect(concernedDialog.getByRole('link', { name })).toBeVisible();
  await expect(concernedDialog.getByText('Appel accepté').first()).toBeVisible();
  await checkState(page, 'whom a lower price reaches');
  await concernedDialog.getByRole('button', { name: /^Prévoir \d+ appels?$/ }).click();
  await expect(concernedDialog.getByText(/\d+\sappels? prévus?/)).toBeVisible();
  await concernedDialog.getByRole('button', { name: 'Fermer' }).click();

  await panel.getByRole('link', { name: 'Tout voir' }).click();
  await arrived(page, new RegExp(`/crossed\\?property=${reference}`));
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();

  await go(page, `/contact/${customer.id}`);
  await expect(page.getByText(new RegExp(`Appeler pour proposer.*${reference}`))).toBeVisible();
  // the next working day may have more than one page of events
  await go(page, `/event?about=property.${reference}`);
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`Appeler pour proposer.*${reference}`))
      .first(),
  ).toBeVisible();
});
