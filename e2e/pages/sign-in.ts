import type { Page } from '@playwright/test';

/** Locators of the sign-in panel. */
export function signInPanel(page: Page) {
  return {
    email: page.getByLabel('Adresse e-mail'),
    password: page.getByLabel('Mot de passe', { exact: true }),
    submit: page.getByRole('button', { name: 'Se connecter', exact: true }),
    second: page.getByTestId('second-action'),
    alert: page.getByRole('alert'),
  };
}
