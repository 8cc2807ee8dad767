import type { Page } from '@playwright/test';

/** Locators of the page that asks for the second factor; it covers a product that was open. */
export function secondFactorPage(page: Page) {
  return {
    title: page.getByRole('heading', { level: 1, name: 'Double authentification' }),
    cover: page.getByRole('dialog', { name: 'Double authentification' }),
    code: page.getByLabel('Code de l’application'),
    useRecoveryCode: page.getByRole('button', { name: 'Utiliser un code de secours' }),
    recoveryCode: page.getByLabel('Code de secours'),
  };
}
