import type { Page } from '@playwright/test';
import { admittedPerson } from '../../fixtures/identity';
import { expect, test } from '../../fixtures/test';
import { fillSignIn } from '../../pages/sign-in';

/** Locators of the profile's form. */
function profileForm(page: Page) {
  const bar = page.getByRole('group', { name: 'Enregistrement de la fiche' });
  return {
    firstName: page.getByLabel('Prénom'),
    lastName: page.getByLabel('Nom', { exact: true }),
    standing: bar.getByRole('status'),
    save: bar.getByRole('button', { name: 'Enregistrer' }),
    startOver: page.getByRole('button', { name: 'Repartir de l’original' }),
  };
}

async function openProfile(page: Page, email: string) {
  const { password } = await fillSignIn(page, '/profile', email);
  await password.press('Enter');
  return profileForm(page);
}

test('input in the profile survives a reload, and can then be saved', async ({ page, request }) => {
  const before = 'Zabala';
  const email = await admittedPerson(request, 'profil', { firstName: 'Inès', lastName: before });
  const form = await openProfile(page, email);
  await expect(form.lastName).toHaveValue(before);
  await form.lastName.fill(`${before} Brouillon`);
  await page.reload();
  await expect(form.lastName).toHaveValue(`${before} Brouillon`);
  await expect(page.getByText(/^Brouillon du .* repris$/)).toBeVisible();
  await form.startOver.click();
  await expect(form.lastName).toHaveValue(before);
  await form.lastName.fill(`${before} Deux`);
  await page.keyboard.press('Control+s');
  await expect(form.standing).toContainText('Enregistré à');
  await form.lastName.fill(before);
  await form.save.click();
  await expect(form.standing).toContainText('Enregistré à');
  await page.reload();
  await expect(form.lastName).toHaveValue(before);
  await expect(form.startOver).toBeHidden();
});

test('conflicting changes of two browsers to one profile are merged field by field', async ({
  page,
  request,
  browser,
}) => {
  const [first, last] = ['Inès', 'Zabala'];
  const email = await admittedPerson(request, 'profil', { firstName: first, lastName: last });
  const firstPage = await openProfile(page, email);
  const otherPage = await (await browser.newContext()).newPage();
  const secondPage = await openProfile(otherPage, email);
  await secondPage.lastName.fill(`${last} Là-bas`);
  await firstPage.firstName.fill(`${first} Ici`);
  await firstPage.lastName.fill(`${last} Ici`);
  await secondPage.save.click();
  await expect(secondPage.standing).toContainText('Enregistré à');
  await firstPage.save.click();
  const dialog = page.getByRole('dialog', { name: 'Deux versions à départager' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await dialog.getByRole('radio', { name: /Là-bas/ }).check();
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click();
  await expect(firstPage.standing).toContainText('Enregistré à');
  await expect(firstPage.firstName).toHaveValue(`${first} Ici`);
  await expect(firstPage.lastName).toHaveValue(`${last} Là-bas`);
  await otherPage.context().close();
});
