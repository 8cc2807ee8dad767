import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/accounts';

/** Locators of the sign-in panel. */
export function signInPanel(page: Page) {
  return {
    email: page.getByLabel('Adresse e-mail'),
    password: page.getByLabel('Mot de passe', { exact: true }),
    submit: page.getByRole('button', { name: 'Se connecter', exact: true }),
    create: page.getByRole('button', { name: 'Créer un compte' }),
    forgot: page.getByRole('button', { name: 'Mot de passe oublié' }),
    google: page.getByRole('button', { name: 'Se connecter avec Google' }),
    reveal: page.getByRole('button', { name: 'Afficher le mot de passe' }),
    alert: page.getByRole('alert'),
  };
}

/** Opens the address and fills the sign-in panel; the caller submits it. */
export async function fillSignIn(page: Page, address: string, email: string, password = PASSWORD) {
  await page.goto(address);
  const panel = signInPanel(page);
  await panel.email.fill(email);
  await panel.password.fill(password);
  return panel;
}

/** Signs out by the menu of the account, and waits for the sign-in panel. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(signInPanel(page).email).toBeVisible();
}
