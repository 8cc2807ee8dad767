import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { PASSWORD } from '../../fixtures/accounts';
import { admittedPerson, tokenOf } from '../../fixtures/identity';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { codeOf, wrongCodeOf } from '../../fixtures/second-factor/application-code';
import { enrol } from '../../fixtures/second-factor/enrol';
import { nextSecond } from '../../fixtures/second-factor/next-second';
import { expect, test } from '../../fixtures/test';
import { secondFactorPage } from '../../pages/second-factor';
import { fillSignIn, signInPanel, signOut } from '../../pages/sign-in';

const WRONG = 'Ce code n’est pas le bon ou a déjà servi.';
const SECRET = /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/;
const RECOVERY_CODE = /^[A-Z2-7]{4}-[A-Z2-7]{4}$/;

const newBrowser = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
const section = (page: Page) => page.getByRole('region', { name: 'Double authentification' });
const mandates = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mandats' });

/** Signs in by password; the page that asks for the code may follow. */
async function enter(page: Page, address: string, email: string): Promise<void> {
  const { password } = await fillSignIn(page, address, email);
  await password.press('Enter');
}

async function sendCode(page: Page, code: string): Promise<void> {
  await secondFactorPage(page).code.fill(code);
  await secondFactorPage(page).code.press('Enter');
}

async function sendRecoveryCode(page: Page, code: string): Promise<void> {
  await secondFactorPage(page).recoveryCode.fill(code);
  await secondFactorPage(page).recoveryCode.press('Enter');
}

/** Signs in elsewhere, sends a code to the API, and returns the status of its answer. */
async function statusOf(request: APIRequestContext, email: string, code: string): Promise<number> {
  const headers = await tokenOf(request, email);
  return (await request.post('/api/user/me/second-factor/verify', { headers, data: { code } })).status();
}

/** Enrols from the open profile as a user without a camera: types the displayed secret into an application. */
async function enrolOnScreen(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await section(page).getByRole('button', { name: 'Activer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Double authentification' });
  await expect(dialog.getByRole('img', { name: /^Image à scanner/ })).toBeVisible();
  const secret = await dialog.getByText(SECRET).innerText();
  await checkState(page, 'the enrolment of a second factor');
  await dialog.getByLabel('Code de l’application').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Activer' }).click();
  const codes = dialog.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveText(Array.from({ length: 10 }, () => RECOVERY_CODE));
  const recoveryCodes = await codes.allInnerTexts();
  await dialog.getByRole('checkbox', { name: 'J’ai rangé ces codes' }).check();
  await dialog.getByRole('button', { name: 'Terminer' }).click();
  await expect(dialog).toBeHidden();
  return { secret, recoveryCodes };
}

test.describe('the second factor', () => {
  test('is enrolled in the profile, and its code asked for after a sign-out @gate', async ({ page, request }) => {
    const email = await admittedPerson(request, 'facteur');
    await enter(page, '/profile', email);
    const { secret, recoveryCodes } = await enrolOnScreen(page);
    await expect(section(page)).toContainText('Active depuis le');
    await expect(section(page)).toContainText('10 codes de secours restants.');
    expect(await statusOf(request, email, recoveryCodes.at(-1) ?? '')).toBe(204);
    await signOut(page);

    await enter(page, '/mandate/list', email);
    const { title, code } = secondFactorPage(page);
    await expect(title).toBeVisible();
    await expect(code).toBeFocused();
    await expect(page.getByRole('banner')).toBeHidden();
    await checkState(page, 'the page that asks for a code');
    const wrongCode = wrongCodeOf(secret);
    await sendCode(page, wrongCode);
    await expect(page.getByText(WRONG)).toBeVisible();
    await expect(code).toHaveValue(wrongCode);
    await expect(code).toBeFocused();
    await sendCode(page, codeOf(secret, 1));
    await expect(mandates(page)).toBeVisible();
    await expect(page).toHaveURL('/mandate/list');
  });

  test('is replaced by a recovery code, once', async ({ page, request, browser }) => {
    const email = await admittedPerson(request, 'secours');
    const { recoveryCodes } = await enrol(request, email);
    const [first = '', second = ''] = recoveryCodes;
    await enter(page, '/profile', email);
    await secondFactorPage(page).useRecoveryCode.click();
    await sendRecoveryCode(page, first);
    await expect(section(page)).toContainText('9 codes de secours restants.');
    await nextSecond();
    const other = await newBrowser(browser);
    await enter(other, '/mandate/list', email);
    await secondFactorPage(other).useRecoveryCode.click();
    await sendRecoveryCode(other, first);
    await expect(other.getByText(WRONG)).toBeVisible();
    await expect(secondFactorPage(other).recoveryCode).toHaveValue(first);
    await sendRecoveryCode(other, second);
    await expect(mandates(other)).toBeVisible();
    await other.context().close();
  });

  test('is asked for again in a browser whose session was ended from another one', async ({
    page,
    request,
    browser,
  }) => {
    const email = await admittedPerson(request, 'deux-navigateurs');
    const { secret } = await enrol(page.request, email);
    const other = await newBrowser(browser);
    await enter(other, '/mandate/list', email);
    await sendCode(other, codeOf(secret, 1));
    await expect(mandates(other)).toBeVisible();
    await nextSecond();
    await enter(page, '/profile', email);
    const sessions = page.getByRole('region', { name: 'Sessions', exact: true });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').first()).toContainText('Cette session');
    await sessions.getByRole('button', { name: /^Terminer\W/ }).click();
    const dialog = page.getByRole('dialog', { name: /Terminer cette session/ });
    await dialog.getByRole('button', { name: 'Terminer', exact: true }).click();
    await expect(sessions.getByText('La session est terminée.')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(other.getByText('Votre session a expiré.')).toBeVisible();
    await signInPanel(other).email.fill(email);
    await signInPanel(other).password.fill(PASSWORD);
    await signInPanel(other).password.press('Enter');
    await expect(secondFactorPage(other).title).toBeVisible();
    await other.context().close();
  });

  test('covers an open form once it was enrolled elsewhere; the form keeps its input', async ({ page, request }) => {
    const email = await admittedPerson(request, 'saisie');
    await enter(page, '/profile', email);
    const firstName = page.getByLabel('Prénom');
    await firstName.fill('Maïalen');
    await nextSecond();
    const { secret } = await enrol(request, email);
    const { cover } = secondFactorPage(page);
    await expect(cover).toBeVisible();
    await sendCode(page, codeOf(secret, 1));
    await expect(cover).toBeHidden();
    await expect(firstName).toHaveValue('Maïalen');
    // the same field: one that was drawn anew would have the value of the draft too
    await expect(firstName).toBeFocused();
    await page.keyboard.press('Control+s');
    const bar = page.getByRole('group', { name: 'Enregistrement de la fiche' });
    await expect(bar.getByRole('status')).toContainText('Enregistré à');
  });
});
