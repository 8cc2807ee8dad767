import type { Page } from '@playwright/test';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { waitForScreen, go } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { withoutDrafts } from '../../fixtures/browser/without-drafts';

/** Mocked settings: those of the stack send the messages of other specs and must not change. */
const SETTINGS = {
  server: { host: 'smtp.exemple.test', port: 587, security: 'STARTTLS', user: 'agence', from: 'agence@exemple.test' },
  undoSeconds: 20,
  maxMails: 2,
  capDays: 7,
  againDays: 30,
  hasPassword: true,
  overridden: false,
  version: 3,
};

/** Serves these settings and records saves; nothing reaches the API. */
async function standIn(page: Page, answer: { status: number; json: object }): Promise<unknown[]> {
  const saved: unknown[] = [];
  await page.route('**/api/agency/mail', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: SETTINGS });
    saved.push(route.request().postDataJSON());
    return route.fulfill(answer);
  });
  await withoutDrafts(page, 'agency');
  return saved;
}

test("mail settings are validated before saving, and a test message shows the server's answer", async ({
  page,
  openAs,
}) => {
  test.slow();
  const saved = await standIn(page, { status: 200, json: { ...SETTINGS, maxMails: 3, version: 4 } });
  await page.route('**/api/agency/mail/test', (route) =>
    route.fulfill({ json: { sent: false, message: 'connect ECONNREFUSED 127.0.0.1:587' } }),
  );
  await openAs('manager', '/admin/mail');
  await expect(page.getByLabel('Nom du serveur')).toHaveValue('smtp.exemple.test');
  await expect(page.getByLabel('Mot de passe')).toHaveValue('');
  await waitForScreen(page);
  await checkState(page, 'the settings of messages');

  await page.getByRole('button', { name: 'Envoyer l’essai' }).click();
  await expect(page.getByText('Le serveur refuse la connexion')).toBeVisible();

  await page.getByLabel('Port').fill('70000');
  await page.getByLabel('Messages par client, au plus').fill('3');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/65.?535/)
      .first(),
  ).toBeVisible();
  expect(saved).toEqual([]);
  await checkState(page, 'settings of messages that are wrong');
  await page.getByLabel('Port').fill('465');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  expect(saved).toEqual([{ server: { ...SETTINGS.server, port: 465 }, maxMails: 3 }]);
});

test('two people who change the mail settings choose between the versions', async ({ page, openAs }) => {
  const current = { ...SETTINGS, maxMails: 5, version: 4 };
  const problem = { type: 'x', title: 'Stale', status: 412, code: 'STALE', message: 'x', requestId: 'x', current };
  const saved = await standIn(page, { status: 412, json: problem });
  await openAs('manager', '/admin/mail');
  await page.getByLabel('Messages par client, au plus').fill('3');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Messages par client, au plus' })).toBeVisible();
  expect(saved).toEqual([{ maxMails: 3 }]);
});

test('the mail server of the installation accepts a test message', async ({ page, openAs }) => {
  await openAs('support', '/profile');
  await go(page, '/admin/mail');
  await expect(page.getByText('L’installation impose son propre serveur')).toBeVisible();
  await page.getByLabel('Envoyer l’essai à').fill('essai@exemple.test');
  await page.getByRole('button', { name: 'Envoyer l’essai' }).click();
  await expect(page.getByText(/^Le serveur a pris le message pour essai@exemple\.test/)).toBeVisible();
});
