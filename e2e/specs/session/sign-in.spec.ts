import { emailOf, NEW_PASSWORD } from '../../fixtures/accounts';
import { expect, test } from '../../fixtures/test';
import { fillSignIn, signInPanel } from '../../pages/sign-in';

test.describe('the sign-in panel', () => {
  test('shows the password field once an e-mail is typed, and toggles its visibility', async ({ page }) => {
    await page.goto('/');
    const panel = signInPanel(page);
    await expect(panel.password).toBeDisabled();
    await expect(panel.submit).toBeDisabled();
    await panel.email.fill('quelquun@pignon.test');
    await panel.password.fill('secret');
    await expect(panel.submit).toBeEnabled();
    await expect(panel.password).toHaveAttribute('type', 'password');
    await panel.reveal.click();
    await expect(panel.password).toHaveAttribute('type', 'text');
  });

  test('offers what the filled fields allow: Google, a reset, a new account', async ({ page }) => {
    await page.goto('/');
    const panel = signInPanel(page);
    await expect(panel.google).toBeVisible();
    await panel.email.fill('quelquun@pignon.test');
    await expect(panel.forgot).toBeVisible();
    await panel.password.fill('secret');
    await expect(panel.create).toBeVisible();
  });

  test('rejects a wrong e-mail or password and keeps what was typed @gate', async ({ page }) => {
    await page.goto('/');
    const panel = signInPanel(page);
    for (const email of [emailOf('manager'), 'personne@pignon.test']) {
      await panel.email.fill(email);
      await panel.password.fill('pas-le-bon');
      await panel.submit.click();
      await expect(panel.alert).toContainText('Email ou mot de passe incorrect.');
      await expect(panel.email).toHaveValue(email);
    }
  });

  test('sends a reset e-mail @gate', async ({ page }) => {
    await page.goto('/');
    const panel = signInPanel(page);
    await panel.email.fill(emailOf('support'));
    await panel.forgot.click();
    await expect(page.getByText('Un email de réinitialisation vous a été envoyé.')).toBeVisible();
  });

  test('signs in, opens the requested address, and returns to the sign-in page after signing out @gate', async ({
    page,
    signIn,
  }) => {
    await signIn('manager', '/mandate/list');
    await expect(page.getByRole('heading', { level: 1, name: 'Mandats' })).toBeVisible();
    await page.getByRole('button', { name: 'Mon compte' }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await expect(signInPanel(page).email).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test.describe('an inactive account', () => {
  test('is told that it is suspended, and can sign out @gate', async ({ page }) => {
    const panel = await fillSignIn(page, '/', emailOf('inactif'));
    await panel.submit.click();
    await expect(page.getByText(`Votre compte '${emailOf('inactif')}' n'est pas activé.`)).toBeVisible();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(panel.email).toBeVisible();
  });

  test('is the initial state of a new account', async ({ page }) => {
    const email = `nouveau-${Date.now()}@pignon.test`;
    const panel = await fillSignIn(page, '/', email, NEW_PASSWORD);
    await panel.create.click();
    await expect(page.getByText(`Votre compte '${email}' n'est pas activé.`)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});
