import { setStatus } from '../../fixtures/administration';
import { PASSWORD } from '../../fixtures/accounts';
import { mailTo } from '../../fixtures/customer-mail';
import { tokenOf } from '../../fixtures/identity';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { waitForScreen } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';
import { signInPanel } from '../../pages/sign-in';

test('a colleague is invited by e-mail, and suspended after the consequences are shown @gate', async ({
  page,
  request,
  openAs,
}) => {
  test.slow();
  const email = `${uniqueName('zelie-')}@pignon.test`;
  await openAs('manager', '/admin/users');
  await page.getByRole('button', { name: 'Inviter un collaborateur' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail de connexion').fill(email);
  await dialog.getByRole('checkbox', { name: 'Négociateur' }).check();
  await dialog.getByLabel('Prénom').fill('Zélie');
  await waitForScreen(page);
  await checkState(page, 'a colleague to be invited');
  await dialog.getByRole('button', { name: 'Créer et inviter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`L’invitation est partie à ${email}.`)).toBeVisible();
  expect((await mailTo(request, email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Votre accès à Pignon'),
  ]);

  await page.getByRole('searchbox', { name: 'Nom ou e-mail…' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invité');
  await row.getByRole('link', { name: 'Zélie' }).click();
  await dialog.getByRole('button', { name: 'Suspendre' }).click();
  const question = page.getByRole('dialog').last();
  await expect(question).toContainText('déconnectée de tous ses appareils');
  await question.getByRole('button', { name: 'Suspendre' }).click();
  await expect(page.getByText('Le compte de Zélie est suspendu.')).toBeVisible();
});

test('a new account is admitted from the home page, and a suspension ends its open sessions @gate', async ({
  page,
  request,
  browser,
  openAs,
}) => {
  test.slow();
  const email = `${uniqueName('yves-')}@pignon.test`;
  await request.get('/api/user/me', { headers: await tokenOf(request, email, true) });
  await openAs('manager', '/');
  await page.getByRole('link', { name: /comptes? à admettre/ }).click();
  await page.getByRole('searchbox', { name: 'Nom ou e-mail…' }).fill(email);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link', { name: email }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Négociateur' }).check();
  await dialog.getByRole('button', { name: 'Admettre' }).click();
  await expect(page.getByText(`${email} est admis.`)).toBeVisible();

  const colleaguePage = await (await browser.newContext()).newPage();
  await colleaguePage.goto('/');
  await signInPanel(colleaguePage).email.fill(email);
  await signInPanel(colleaguePage).password.fill(PASSWORD);
  await signInPanel(colleaguePage).password.press('Enter');
  await expect(colleaguePage.getByRole('heading', { name: 'Ma journée' })).toBeVisible();
  await setStatus(request, email, 'SUSPENDED');
  await expect(colleaguePage.getByRole('heading', { name: 'Ma journée' })).toBeHidden({ timeout: 60_000 });
  await colleaguePage.context().close();
});

test('the last manager cannot be demoted or closed, and the screen says why', async ({ page, openAs }) => {
  await openAs('support', '/admin/users?account=manager@pignon.test');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Responsable' })).toBeDisabled();
  await expect(dialog).toContainText('Seul un responsable peut donner ou retirer le rôle de responsable.');
  await checkState(page, 'an account that one may not change');
});
