import type { Page } from '@playwright/test';
import { PASSWORD } from '../../fixtures/accounts';
import { mailboxUrl } from '../../fixtures/customer-mail';
import { admittedPerson, linkSentTo, tokenOf } from '../../fixtures/identity';
import { expect, test } from '../../fixtures/test';
import { signInPanel } from '../../pages/sign-in';

async function askForLink(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await signInPanel(page).email.fill(email);
  await page.getByRole('button', { name: 'Recevoir un lien de connexion' }).click();
  await expect(page.getByText('Un email de connexion vous a été envoyé.')).toBeVisible();
}

async function enter(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await signInPanel(page).email.fill(email);
  await signInPanel(page).password.fill(PASSWORD);
  await signInPanel(page).password.press('Enter');
  await expect(page.getByRole('banner').first()).toBeVisible();
}

const header = (page: Page) => page.getByRole('banner').first();

test.describe('a sign-in link', () => {
  test('appears in the stack’s mailbox and opens the requested page', async ({ page, request }) => {
    const email = await admittedPerson(request, 'lien');
    await askForLink(page, '/mandate/list', email);
    await page.goto(await mailboxUrl());
    await page.getByRole('row').filter({ hasText: email }).getByRole('link', { name: 'Lien de connexion' }).click();
    await expect(page.getByText(`à ${email}`)).toBeVisible();
    await page.getByRole('link', { name: /^http/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mandats' })).toBeVisible();
    await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('oobCode'));
  });

  test('asks for the address on another device, refuses a wrong one, and works once', async ({
    page,
    request,
    browser,
  }) => {
    const email = await admittedPerson(request, 'lien');
    await askForLink(page, '/', email);
    const link = await linkSentTo(request, email);
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    const address = other.getByLabel('Adresse e-mail');
    const go = other.getByRole('button', { name: 'Se connecter avec ce lien' });
    await address.fill('quelquun@pignon.test');
    await go.click();
    await expect(other.getByRole('alert')).toContainText('Ce lien a été envoyé à une autre adresse.');
    await address.fill(email);
    await go.click();
    await expect(header(other)).toBeVisible();
    await other.context().close();
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable. Demandez-en un nouveau.');
    await page.getByRole('button', { name: 'Revenir à la connexion' }).click();
    await expect(signInPanel(page).email).toBeVisible();
  });
});

test.describe('the user’s own account', () => {
  test('links to Google and unlinks, but never loses its last sign-in method', async ({ page, request }) => {
    const email = await admittedPerson(request, 'google');
    await enter(page, '/profile', email);
    const methods = page.getByRole('region', { name: 'Moyens de connexion' });
    await expect(methods.getByText('C’est votre seul moyen de connexion')).toBeVisible();
    await methods.getByRole('button', { name: /^Lier\W+Google$/ }).click();
    const chooser = page.getByRole('dialog', { name: 'Choisir un compte Google' });
    await chooser.getByLabel('Utiliser une autre adresse').fill(email);
    await chooser.getByRole('button', { name: 'Continuer' }).click();
    await expect(methods.getByText('Ce moyen de connexion est lié à votre compte.')).toBeVisible();
    await methods.getByRole('button', { name: /^Délier\W+Google$/ }).click();
    await expect(methods.getByText('Ce moyen de connexion n’est plus lié à votre compte.')).toBeVisible();
    await expect(methods.getByRole('button', { name: /^Délier/ })).toBeHidden();
  });

  test('ends one of two sessions: elsewhere before a heartbeat of the stream, and not here', async ({
    page,
    request,
    browser,
  }) => {
    const email = await admittedPerson(request, 'appareils');
    const otherPage = await (await browser.newContext()).newPage();
    await enter(otherPage, '/profile', email);
    const signedInAt = Date.now();
    // two sign-ins in the same second are one session
    await expect.poll(() => Date.now() - signedInAt).toBeGreaterThan(1_000);
    await enter(page, '/profile', email);
    const sessions = page.getByRole('region', { name: 'Sessions', exact: true });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Terminer\W/ }).click();
    const dialog = page.getByRole('dialog', { name: /Terminer cette session/ });
    await dialog.getByRole('button', { name: 'Terminer', exact: true }).click();
    await expect(sessions.getByText('La session est terminée.')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(otherPage.getByText('Votre session a expiré.')).toBeVisible({ timeout: 15_000 });
    await page.reload();
    await expect(sessions.getByText('Vous n’avez pas d’autre session ouverte.')).toBeVisible();
    await otherPage.context().close();
  });

  test('signs out everywhere: here at once, elsewhere before a heartbeat of the stream', async ({
    page,
    request,
    browser,
  }) => {
    const email = await admittedPerson(request, 'partout');
    const otherPage = await (await browser.newContext()).newPage();
    await enter(otherPage, '/profile', email);
    const signedInAt = Date.now();
    await enter(page, '/profile', email);
    // a sign-in in the second of the sign-out stays valid
    await expect.poll(() => Date.now() - signedInAt).toBeGreaterThan(1_000);
    await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
    const dialog = page.getByRole('dialog', { name: /Se déconnecter partout/ });
    await dialog.getByRole('button', { name: 'Se déconnecter partout' }).click();
    await expect(page.getByText('Vous êtes déconnecté de tous vos appareils.')).toBeVisible();
    await expect(otherPage.getByText('Votre session a expiré.')).toBeVisible({ timeout: 15_000 });
    await otherPage.context().close();
  });

  test('is deleted after reauthentication, and the screen says what is kept', async ({ page, request }) => {
    const email = await admittedPerson(request, 'depart');
    await enter(page, '/profile', email);
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const confirmationDialog = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
    await confirmationDialog.getByLabel('Votre mot de passe actuel').fill('pas-le-bon');
    await confirmationDialog.getByRole('button', { name: 'Confirmer', exact: true }).click();
    await expect(confirmationDialog.getByRole('alert')).toContainText('Ce n’est pas votre mot de passe actuel.');
    await confirmationDialog.getByLabel('Votre mot de passe actuel').fill(PASSWORD);
    await confirmationDialog.getByRole('button', { name: 'Confirmer', exact: true }).click();
    const deleteDialog = page.getByRole('dialog', { name: /Supprimer votre compte/ });
    await expect(deleteDialog).toContainText('votre nom au journal');
    await deleteDialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(page.getByText('Votre compte est supprimé.')).toBeVisible();
    await enterRefused(page, email);
    const manager = await tokenOf(request, 'manager@pignon.test');
    const users = (await (await request.get('/api/user?includeInactive=true', { headers: manager })).json()) as {
      loginEmail: string;
      status: string;
    }[];
    expect(users.find(({ loginEmail }) => loginEmail === email)).toMatchObject({ status: 'CLOSED' });
  });
});

async function enterRefused(page: Page, email: string): Promise<void> {
  await signInPanel(page).email.fill(email);
  await signInPanel(page).password.fill(PASSWORD);
  await signInPanel(page).submit.click();
  await expect(signInPanel(page).alert).toContainText('Email ou mot de passe incorrect.');
}
