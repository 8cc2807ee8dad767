import { readFile } from 'node:fs/promises';
import { colleague } from '../../fixtures/api';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { waitForScreen, go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, openAsOn, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

test('the journal is searched by author and action, shows changes, and is exported as CSV @gate', async ({
  page,
  request,
  openAs,
}) => {
  test.slow();
  const email = `${uniqueName('journal-')}@pignon.test`;
  // the list names records in the user's words, the file by their technical type
  const firstName = uniqueName('Maddi ');
  const api = await colleague(request, 'manager');
  await api.post('user', { loginEmail: email, firstName, lastName: 'Etxe', roles: ['NEGOTIATOR'] });
  await openAs('manager', '/profile');
  await turnPrivacyOff(page);
  await go(page, '/admin/journal');
  await page.getByRole('searchbox', { name: 'Référence exacte' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: firstName });
  await expect(row).toContainText('Création');
  await waitForScreen(page);
  await checkState(page, 'the journal, narrowed');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`Création;Compte;${email}`);
  await row.getByRole('link', { name: /Création/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Ligne du journal' });
  await expect(drawer).toContainText('manager@pignon.test');
  await checkState(page, 'a line of the journal');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/journal\?q=/);
});

test('a reported browser error is shown with its version and stack', async ({ page, request, openAs }) => {
  const message = `Essai ${uniqueName('panne-')}`;
  const report = {
    errorId: uniqueName('e-'),
    remote: 'host',
    version: '9.9.9',
    message,
    stack: 'at essai.ts:3',
    route: '/',
  };
  expect((await request.post('/api/client-error', { data: report })).ok()).toBe(true);
  await openAs('support', '/admin/errors?remote=host&version=9.9.9');
  await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Pile d’appels' })).toHaveText('at essai.ts:3');
  await checkState(page, 'a failure of a browser');
});

interface Published {
  remotes: Record<string, { stable: string; versions: Record<string, { descriptor: { integrity: object } }> }>;
}

test("a published version's error is shown by file and line, while its source maps stay private", async ({
  page,
  request,
  openAs,
}) => {
  const { property } = ((await (await request.get('/registry.json')).json()) as Published).remotes;
  const version = property?.stable ?? '';
  const files = Object.keys(property?.versions[version]?.descriptor.integrity ?? {});
  const file = files.find((name) => /^pages-list\..*\.js$/.test(name)) ?? '';
  const script = `/remotes/property/${version}/${file}`;
  const code = (await (await request.get(script)).text()).split('\n');
  const longest = code.reduce((one, other) => (other.length > one.length ? other : one));
  const lines = [0.2, 0.4, 0.6, 0.8].map(
    (part) =>
      `    at e (https://pignon.test${script}:${code.indexOf(longest) + 1}:${Math.floor(longest.length * part)})`,
  );
  const message = `Essai ${uniqueName('panne-')}`;
  const stack = [`Error: ${message}`, ...lines, '    at chrome-extension://abc/inject.js:1:2'].join('\n');
  const data = { errorId: uniqueName('e-'), remote: 'property', version, message, stack, route: '/property/list' };
  expect((await request.post('/api/client-error', { data })).ok()).toBe(true);
  await openAs('manager', `/admin/errors?remote=property&version=${version}`);
  await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
  const region = page.getByRole('region', { name: 'Pile d’appels' });
  await expect(region).toContainText(/at (?:\w+ )?(?:shared|remote-property)\/[\w./-]+\.tsx?:\d+:\d+/);
  await expect(region).toContainText('chrome-extension://abc/inject.js:1:2');
  await checkState(page, 'a failure of a published version');
  await region.getByRole('button', { name: 'Pile du navigateur' }).click();
  await expect(region).toContainText(`${file}:${code.indexOf(longest) + 1}:`);
  for (const address of [
    `${script}.map`,
    `${script}.map.gz`,
    `/remotes/source-maps/property/${version}/${file}.map.gz`,
  ])
    expect((await request.get(address)).status()).toBe(404);
});

test('an interface text is found, changed, seen by a colleague at once, and reset @gate', async ({
  page,
  browser,
  openAs,
}) => {
  test.slow();
  const exactReference = `Réf. ${uniqueName('exacte ')}`;
  await openAs('manager', '/admin/messages');
  await page.getByRole('searchbox', { name: 'Ce que dit l’écran' }).fill('reference exacte admin:journal');
  // other screens have equal texts: the changed one is selected by its key
  await page.getByRole('row').filter({ hasText: 'admin:journal.search' }).getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Texte/ }).fill(exactReference);
  await checkState(page, 'a text of a screen, being changed');
  const colleagues = await (await browser.newContext()).newPage();
  const line = colleagues.waitForEvent('response', (answer) => answer.url().endsWith('/api/stream'));
  await openAsOn(colleagues, 'support', '/admin/journal');
  await line;
  await expect(colleagues.getByRole('searchbox', { name: exactReference })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: exactReference })).toContainText('Texte de l’agence');
  // without any click: the change stream updates the page
  await expect(colleagues.getByRole('searchbox', { name: exactReference })).toBeVisible({ timeout: 30_000 });
  await go(page, '/admin/journal');
  await expect(page.getByRole('searchbox', { name: exactReference })).toBeVisible();
  await go(page, '/admin/messages?changed=yes');
  await page.getByRole('row').filter({ hasText: exactReference }).getByRole('link').click();
  await page.getByRole('button', { name: 'Rétablir le texte d’origine' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: exactReference })).toHaveCount(0);
  await expect(colleagues.getByRole('searchbox', { name: exactReference })).toHaveCount(0, { timeout: 30_000 });
  await colleagues.context().close();
});
