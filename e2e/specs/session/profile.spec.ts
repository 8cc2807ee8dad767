import type { Page } from '@playwright/test';
import { emailOf, PASSWORD } from '../../fixtures/accounts';
import { expect, test } from '../../fixtures/test';
import { signInPanel } from '../../pages/sign-in';

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

test('what was typed into the profile survives a reload, and is saved from there', async ({ signIn }) => {
  const page = await signIn('support', '/profile');
  const form = profileForm(page);
  const before = await form.lastName.inputValue();
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

test('two browsers at one profile are settled field by field', async ({ signIn, browser }) => {
  const page = await signIn('synchro', '/profile');
  const here = profileForm(page);
  const [first, last] = [await here.firstName.inputValue(), await here.lastName.inputValue()];
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/profile');
  await signInPanel(elsewhere).email.fill(emailOf('synchro'));
  await signInPanel(elsewhere).password.fill(PASSWORD);
  await signInPanel(elsewhere).password.press('Enter');
  const there = profileForm(elsewhere);
  await there.lastName.fill(`${last} Là-bas`);
  await here.firstName.fill(`${first} Ici`);
  await here.lastName.fill(`${last} Ici`);
  await there.save.click();
  await expect(there.standing).toContainText('Enregistré à');
  await here.save.click();
  const dialog = page.getByRole('dialog', { name: 'Deux versions à départager' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await dialog.getByRole('radio', { name: /Là-bas/ }).check();
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click();
  await expect(here.standing).toContainText('Enregistré à');
  await expect(here.firstName).toHaveValue(`${first} Ici`);
  await expect(here.lastName).toHaveValue(`${last} Là-bas`);
  await here.firstName.fill(first);
  await here.lastName.fill(last);
  await here.save.click();
  await expect(here.standing).toContainText('Enregistré à');
  await elsewhere.context().close();
});
