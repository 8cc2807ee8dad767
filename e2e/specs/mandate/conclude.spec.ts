import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { signedMandate } from '../../fixtures/mandates';
import { overflowAt } from '../../fixtures/page-checks/accessibility';
import { waitForScreen, go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

for (const width of [390, 1440])
  test(`at ${width} px a sale asks for date, price and buyer, and marks the property as sold`, async ({
    page,
    openAs,
  }) => {
    test.slow();
    const { by, id, reference } = await signedMandate(page.request);
    await page.setViewportSize({ width, height: 844 });
    await openAs('negociateur', `/mandate/${id}`);
    await waitForScreen(page);
    await turnPrivacyOff(page);
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Marquer comme vendu' }).click();
    const dialog = page.getByRole('dialog', { name: /À qui le bien est-il vendu/ });
    await expect(dialog.getByLabel('Prix convenu')).toHaveValue(/\d/);
    expect(await overflowAt(page, [width])).toEqual({ [width]: 0 });
    await dialog.getByRole('button', { name: 'Marquer comme vendu' }).click();
    await expect(dialog.getByText('Choisissez un contact, ou écrivez un nom')).toBeVisible();
    const buyer = uniqueName('Acquéreur');
    await dialog.getByLabel('Nom de l’acquéreur').fill(buyer);
    await dialog.getByRole('button', { name: 'Marquer comme vendu' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(buyer)).toBeVisible();
    const { registerNumber, price } = await by.get<Mandate>(`mandate/${id}`);
    expect(await by.get<Mandate>(`mandate/${id}`)).toMatchObject({
      status: 'SOLD',
      conclusion: { price, name: buyer },
    });
    expect(await by.get<Property>(`property/${reference}`)).toMatchObject({ propertyStatus: 'SOLD' });

    await go(page, `/mandate/register?number=${registerNumber}`);
    const line = page.getByRole('row', { name: new RegExp(reference) });
    await expect(line).toContainText(`T-${registerNumber}`);
    await expect(line).toContainText('Vendu');
    await go(page, `/property/${reference}`);
    await expect(page.getByText('Vendu', { exact: true }).first()).toBeVisible();
  });
