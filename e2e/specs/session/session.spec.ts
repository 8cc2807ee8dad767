import type { Page } from '@playwright/test';
import { emailOf, NEW_PASSWORD, PASSWORD } from '../../fixtures/accounts';
import { setStatus } from '../../fixtures/administration';
import { browserStores, uidInStores } from '../../fixtures/browser/browser-stores';
import { admittedPerson } from '../../fixtures/identity';
import { expect, test } from '../../fixtures/test';
import { fillSignIn, signInPanel, signOut } from '../../pages/sign-in';
import { OLDEST_FIRST } from '../../pages/property-list';

const HOUR = 3_600_000;

/** Simulates inactivity of this duration. */
async function leaveFor(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((last) => localStorage.setItem('lastActivity', String(last)), Date.now() - milliseconds);
}

async function signUp(page: Page): Promise<string> {
  const email = `session-${Date.now()}@pignon.test`;
  const panel = await fillSignIn(page, '/', email, NEW_PASSWORD);
  await panel.create.click();
  await expect(page.getByText(`Votre compte '${email}' n'est pas activé.`)).toBeVisible();
  await expect(page.getByText('Un email de confirmation vous a été envoyé.')).toBeVisible();
  return email;
}

test('signing up calls only existing services, and says when the verification e-mail could not be sent', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.route('**/accounts:sendOobCode?*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
  );
  const email = `no-letter-${Date.now()}-${test.info().workerIndex}@pignon.test`;
  const panel = await fillSignIn(page, '/', email, NEW_PASSWORD);
  await panel.create.click();
  await expect(page.getByText(`Votre compte '${email}' n'est pas activé.`)).toBeVisible();
  await expect(page.getByText('Votre compte est créé, mais l’email de confirmation n’a pas pu partir.')).toBeVisible();
  expect(refused).toEqual([]);
});

test.describe('a Google account', () => {
  test('waits for admission, enters by itself, and is recognised the next time @gate', async ({ page, request }) => {
    const email = `google-${Date.now()}@example.test`;
    const panel = signInPanel(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/');
    await panel.google.click();
    const chooser = page.getByRole('dialog', { name: 'Choisir un compte Google' });
    await expect(chooser).toBeVisible();
    expect(await chooser.boundingBox()).toMatchObject({ width: 500, height: 600 });
    await chooser.getByLabel('Utiliser une autre adresse').fill(email);
    await chooser.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByText(`Votre compte '${email}' n'est pas activé.`)).toBeVisible();
    expect(requests).toContain('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp');
    await setStatus(request, email, 'ACTIVE');
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 15_000 });
    await signOut(page);
    await panel.google.click();
    await chooser.getByRole('button', { name: email }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test.describe('an account that becomes inactive', () => {
  test('closes the screen at its next call, without a reload @gate', async ({ page, request }) => {
    const email = await signUp(page);
    await setStatus(request, email, 'ACTIVE');
    await page.getByRole('button', { name: 'Vérifier à nouveau' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await setStatus(request, email, 'SUSPENDED');
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page.getByText(`Votre compte '${email}' n'est pas activé.`)).toBeVisible();
    await expect(page.getByText('Il a été suspendu.')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test.describe('an idle session', () => {
  test('counts down in every tab; one tab can continue the session for all, or end it for all @gate', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('support');
    const other = await context.newPage();
    await other.goto('/property/list');
    await expect(other.getByRole('banner')).toBeVisible();
    await leaveFor(page, HOUR - 40_000);
    const countdown = (tab: Page) => tab.getByRole('dialog', { name: 'Êtes-vous toujours là' });
    await expect(countdown(page)).toBeVisible();
    await expect(countdown(other)).toBeVisible();
    await countdown(other).getByRole('button', { name: 'Rester connecté' }).click();
    await expect(countdown(page)).toBeHidden();
    await expect(countdown(other)).toBeHidden();
    await signOut(page);
    await expect(signInPanel(other).email).toBeVisible();
  });

  test('expires when the machine wakes after two hours; unsaved input is kept as a draft @gate', async ({
    page,
    request,
  }) => {
    const email = await admittedPerson(request, 'asleep');
    const panel = await fillSignIn(page, '/profile', email);
    await panel.submit.click();
    const firstName = page.getByLabel('Prénom');
    await firstName.fill('Maïalen');
    await leaveFor(page, 2 * HOUR);
    await page.mouse.move(300, 300);
    await expect(panel.email).toBeVisible();
    await expect(page.getByText('Vous avez été déconnecté après une heure d’inactivité.')).toBeVisible();
    await expect(page.getByText('La saisie en cours est gardée en brouillon.')).toBeVisible();
    await panel.email.fill(email);
    await panel.password.fill(PASSWORD);
    await panel.submit.click();
    await expect(page.getByText(/^Brouillon du .* repris/)).toBeVisible();
    await expect(firstName).toHaveValue('Maïalen');
  });
});

test('signing out deletes all data of the user from the browser @gate', async ({ page, signIn }) => {
  await signIn('negociateur', OLDEST_FIRST);
  const reference = page.getByRole('main').locator('a[href^="/property/V"]').first();
  const href = (await reference.getAttribute('href')) ?? '';
  await page
    .getByRole('main')
    .getByRole('button', { name: /panier/i })
    .first()
    .click();
  await reference.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/contact/list');
  const contact = page.getByRole('main').locator('table a[href^="/contact/"]').first();
  await contact.click();
  await expect(page).toHaveURL(/\/contact\/\d+/);
  const uid = await uidInStores(page);
  await signOut(page);
  const personal = [emailOf('negociateur'), uid, href.split('/').at(-1) ?? '', 'idToken', 'refreshToken', 'lastName'];
  await expect
    .poll(async () => {
      const after = await browserStores(page);
      return personal.filter((text) => after.includes(text)).concat(after.match(/\b[VL]\d\d-\d{5}\b/g) ?? []);
    })
    .toEqual([]);
});
