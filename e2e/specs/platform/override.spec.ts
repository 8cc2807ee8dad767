import type { Page } from '@playwright/test';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { Registry } from '@pignon/shared/contract/registry.schema';
import { DEV_VERSION } from '@pignon/shared/federation/live-remote';
import { BROKEN, containerOf, expectRestWorks, recordReports } from '../../fixtures/faults/faults';
import { expect, signInOn, test } from '../../fixtures/test';

const { name, path, title } = BROKEN;
/** Address of a development server that does not exist: the browser's requests are mocked. */
const ORIGIN = 'http://localhost:3999';
const ASKING = `${path}?override=${name}@${ORIGIN}`;
const KEY = 'pignon.overrides';
const LOCAL = 'Écran en développement';

/** Responds as `npm run dev -- NAME --against URL` does, with a handwritten page. */
async function develop(page: Page, edit: Partial<RemoteDescriptor> = {}): Promise<void> {
  const { remotes } = (await (await page.request.get('/registry.json')).json()) as Registry;
  const entry = remotes[name];
  const published = entry?.versions[entry.stable ?? '']?.descriptor;
  const descriptor = { ...published, version: DEV_VERSION, entry: 'entry.js', integrity: {}, ...edit };
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`${ORIGIN}/**`, (route) =>
    new URL(route.request().url()).pathname === '/remote.json'
      ? route.fulfill({ headers, json: descriptor })
      : route.fulfill({
          headers,
          contentType: 'text/javascript',
          body: containerOf(DEV_VERSION, `() => () => '${LOCAL}'`),
        }),
  );
}

/** Restricts overrides to support in the pages of this browser, as a deployed Pignon does. */
async function forSupportAlone(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"overrides":"everybody"', '"overrides":"support"');
    return route.fulfill({ response: answer, body });
  });
}

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Charger une partie de Pignon depuis votre machine' });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: `${name} vient de ${ORIGIN} jusqu’à` });
const published = (page: Page) => page.getByRole('heading', { level: 1, name: title });
const local = (page: Page) => page.getByRole('main').getByText(LOCAL);
const storedOverrides = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const policy = async (page: Page) => (await page.request.get(path)).headers()['content-security-policy'] ?? '';

async function accept(page: Page): Promise<void> {
  await expect(question(page)).toContainText(ORIGIN);
  await question(page).getByRole('button', { name: 'Charger ce code' }).click();
  await expect(local(page)).toBeVisible();
  await expect(banner(page)).toBeVisible();
}

async function expectPublished(page: Page, sentence: string): Promise<void> {
  await expect(published(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  // the page reloads when it returns to the published version
  await expect(async () => expect(await storedOverrides(page)).toBeNull()).toPass();
}

test('an override link asks for consent; the local code runs under a banner until one click ends it', async ({
  page,
  openAs,
}) => {
  await develop(page);
  await forSupportAlone(page);
  await openAs('support', ASKING);
  await expect(page).toHaveURL(({ search }) => search === '');
  await expect(published(page)).toBeAttached();
  expect(await policy(page)).not.toContain('localhost');
  await accept(page);
  expect(await policy(page)).toMatch(/script-src 'self' http:\/\/localhost:3999(?: 'sha256-[\w+/]+=')*;/);
  await expectRestWorks(page);
  await expect(banner(page)).toBeVisible();
  await page.goto(ASKING);
  await expect(local(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Revenir à la version publiée' }).click();
  await expect(published(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => storedOverrides(page)).toBeNull();
  await expect.poll(() => policy(page)).not.toContain('localhost');
});

test('a link that is declined changes nothing', async ({ page, openAs }) => {
  await develop(page);
  await openAs('support', ASKING);
  await question(page).getByRole('button', { name: 'Ne rien changer' }).click();
  await page.reload();
  await expect(published(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  // the page reloads when it returns to the published version
  await expect(async () => expect(await storedOverrides(page)).toBeNull()).toPass();
});

test('an override has no effect for users without the right, whatever the link and the storage contain', async ({
  page,
  openAs,
}) => {
  await develop(page);
  await forSupportAlone(page);
  await openAs('manager', ASKING);
  await expect(published(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(
    ([key, remote, origin]) => {
      const until = Date.now() + 3_600_000;
      localStorage.setItem(key, JSON.stringify({ uid: 'anybody', remotes: { [remote]: { origin, until } } }));
    },
    [KEY, name, ORIGIN] as const,
  );
  await page.reload();
  await expect(published(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  // the page reloads when it returns to the published version
  await expect(async () => expect(await storedOverrides(page)).toBeNull()).toPass();
});

for (const origin of ['http://localhost.evil.test:3999', 'http://127.0.0.1:3999', 'https://localhost:3999'])
  test(`${origin} is refused as not an address of this machine`, async ({ page, openAs }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).origin));
    await openAs('support', `${path}?override=${name}@${origin}`);
    const refusal = page.getByRole('dialog', { name: 'Ce lien n’est pas suivi' });
    await expect(refusal).toContainText('Rien n’a été changé');
    await refusal.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(published(page)).toBeVisible();
    expect(requests).not.toContain(origin);
    await expect.poll(() => storedOverrides(page)).toBeNull();
  });

test('once the server is gone the next load shows the published version, with a notice', async ({ page, openAs }) => {
  await develop(page);
  await openAs('support', ASKING);
  await accept(page);
  const reports = recordReports(page);
  await page.unroute(`${ORIGIN}/**`);
  await page.route(`${ORIGIN}/**`, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expectPublished(page, `${name} ne répond plus à ${ORIGIN}`);
  expect(reports).toEqual([]);
});

test('code that fails to load is replaced by the published version, and is not reported', async ({ page, openAs }) => {
  await develop(page);
  await page.route(`${ORIGIN}/entry.js*`, (route) => route.abort('connectionrefused'));
  const reports = recordReports(page);
  await openAs('support', ASKING);
  await question(page).getByRole('button', { name: 'Charger ce code' }).click();
  await expectPublished(page, `${name} ne répond plus à ${ORIGIN}`);
  await expectRestWorks(page);
  expect(reports).toEqual([]);
});

for (const [property, edit, sentence] of [
  ['asks for another contract', { contract: '^9.0.0' }, 'ne convient pas à cette page'],
  ['is another remote', { name: 'contact' }, 'n’est pas mandate en développement'],
] as const)
  test(`a server whose remote ${property} is ignored`, async ({ page, openAs }) => {
    await develop(page, edit);
    await openAs('support', ASKING);
    await question(page).getByRole('button', { name: 'Charger ce code' }).click();
    await expectPublished(page, sentence);
  });

test('an override expires by itself', async ({ page, openAs }) => {
  await develop(page);
  await openAs('support', ASKING);
  await accept(page);
  await page.evaluate(
    ([key, remote]) => {
      const record = JSON.parse(localStorage.getItem(key) ?? '') as { remotes: Record<string, { until: number }> };
      Object.assign(record.remotes[remote] ?? {}, { until: Date.now() + 1_000 });
      localStorage.setItem(key, JSON.stringify(record));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    [KEY, name] as const,
  );
  await expectPublished(page, `Le temps accordé à ${name} depuis ${ORIGIN} est écoulé`);
});

test('the next user to sign in gets the published version', async ({ page, openAs }) => {
  await develop(page);
  await openAs('support', ASKING);
  await accept(page);
  await page.getByRole('button', { name: 'Mon compte' }).click();
  // signing out revokes the consent and reloads the page
  const anew = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await anew;
  expect(await policy(page)).not.toContain('localhost');
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible();
  await expect.poll(() => storedOverrides(page)).toBeNull();
  await signInOn(page, 'manager', path);
  await expect(published(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});
