import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openAsOn, test } from '../../fixtures/test';
import { card, recordReports } from '../../fixtures/faults/faults';
import { goTo, turnPrivacyOff } from '../../fixtures/screens';
import { beginTrials, ownSentences, publishWithText, takeAway } from '../../fixtures/store';
import { HOST_DIST } from '../../stack';

// These specs change what the server serves: they run after all others, one at a time.

const REMOTES = [
  { name: 'property', path: '/property/list', title: 'Biens' },
  { name: 'contact', path: '/contact/list', title: 'Contacts' },
  { name: 'mandate', path: '/mandate/list', title: 'Mandats' },
  { name: 'activity', path: '/visit/list', title: 'Visites' },
  { name: 'admin', path: '/admin', title: 'Utilisateurs' },
] as const;

/** Strings unique to one module, to count its copies in all fetched scripts. */
const MARKS = {
  React: 'react.transitional.element',
  'the bus': 'pignon.bus',
  'the session': 'lastActivity',
  'the API client': 'configureApi() must be called',
};

test('the host contains no remote’s code @gate', async () => {
  const files = (await readdir(HOST_DIST)).filter((file) => file.endsWith('.js'));
  const host = (await Promise.all(files.map((file) => readFile(join(HOST_DIST, file), 'utf8')))).join('\n');
  for (const { name } of REMOTES) {
    const sentences = await ownSentences(name);
    expect(sentences.length, `${name} has sentences of its own`).toBeGreaterThan(1);
    expect(
      sentences.filter((text) => host.includes(text)),
      `what the host holds of ${name}`,
    ).toEqual([]);
  }
});

test('nothing of a remote is fetched before it is visited @gate', async ({ page, openAs }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openAs('tous', '/mandate/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Mandats' })).toBeVisible();
  const remotes = new Set(fetched.filter((path) => path.startsWith('/remotes/')).map((path) => path.split('/')[2]));
  expect([...remotes]).toEqual(['mandate']);
});

test('shared libraries are loaded once, however many remotes are open @gate', async ({ page, openAs }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    // a request cancelled by the page has no body
    if (response.request().resourceType() === 'script') texts.push(response.text().catch(() => ''));
  });
  await openAs('tous', '/property/list');
  for (const { path, title } of REMOTES) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  }
  const versions = await page.evaluate(() => {
    const scopes = globalThis.__FEDERATION__.__INSTANCES__.map((instance) => instance.shareScopeMap.default ?? {});
    const found: Record<string, string[]> = {};
    for (const scope of scopes) {
      for (const [key, byVersion] of Object.entries(scope)) {
        const providers = Object.entries(byVersion).map(([version, share]) => `${version} from ${share.from}`);
        found[key] = [...new Set([...(found[key] ?? []), ...providers])];
      }
    }
    return found;
  });
  for (const key of [
    'react',
    'react-dom',
    '@pignon/shared/ui/core',
    '@pignon/shared/bus',
    '@pignon/shared/auth',
    '@pignon/shared/api',
  ]) {
    expect(versions[key], key).toHaveLength(1);
  }
  const scripts = await Promise.all(texts);
  for (const [part, mark] of Object.entries(MARKS)) {
    expect(scripts.filter((text) => text.includes(mark)).length, `files that hold ${part}`).toBe(1);
  }
});

for (const { name, path } of REMOTES) {
  test(
    `without the files of ${name} the other four remotes work, and the user sees what failed`,
    { tag: '@stack-files' },
    async ({ page, openAs, consoleErrors }) => {
      test.setTimeout(90_000);
      const putBack = await takeAway(name);
      try {
        await openAs('tous', path);
        const card = page.getByRole('main').getByRole('alert');
        await expect(card).toContainText('Cette partie de l’application ne répond pas', { timeout: 30_000 });
        await expect(card).toContainText('Référence');
        for (const other of REMOTES.filter((remote) => remote.name !== name)) {
          await page.goto(other.path);
          await expect(page.getByRole('heading', { name: other.title }).first()).toBeVisible();
        }
        await page.goto(path);
        await expect(card).toBeVisible({ timeout: 30_000 });
      } finally {
        await putBack();
      }
      await page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
      await expect(
        page.getByRole('heading', { name: REMOTES.find((remote) => remote.name === name)?.title ?? '' }).first(),
      ).toBeVisible();
      consoleErrors.length = 0;
    },
  );
}

test(
  'a changed text, built and published alone, reaches an open tab without a change of the host @gate',
  { tag: '@publishes' },
  async ({ page, openAs }) => {
    test.setTimeout(150_000);
    await openAs('manager', '/mandate/list');
    await expect(page.getByRole('heading', { level: 1, name: 'Mandats' })).toBeVisible();
    const before = await readFile(join(HOST_DIST, 'host.json'), 'utf8');
    await publishWithText('mandate', 'list.title', 'Mandats de l’agence');
    await expect(page.getByText('Une nouvelle version est disponible.')).toBeVisible({ timeout: 45_000 });
    await page.getByRole('button', { name: 'Actualiser' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mandats de l’agence' })).toBeVisible();
    expect(await readFile(join(HOST_DIST, 'host.json'), 'utf8')).toBe(before);
    await goTo(page, '/contact/list');
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    await publishWithText('mandate', 'list.title', 'Mandats');
    await askForNews(page);
    await expect(page.getByText('Une nouvelle version est disponible.')).toHaveCount(0);
    await goTo(page, '/mandate/list');
    await expect(page.getByRole('heading', { level: 1, name: /^Mandats(?! de l’agence)/ })).toBeVisible();
  },
);

test(
  'a page whose file fails to load falls back to the previous version, with its own texts',
  { tag: '@publishes' },
  async ({ page, openAs, consoleErrors }) => {
    test.setTimeout(240_000);
    const reports = recordReports(page);
    const version = await publishWithText('mandate', 'list.title', 'Mandats en panne');
    try {
      await page.route(`**/remotes/mandate/${version}/pages-list.*.js*`, (route) => route.abort('connectionrefused'));
      await openAs('tous', '/');
      // the live version and its texts are on screen
      await expect(page.getByRole('main').getByRole('heading', { name: 'Mandats à suivre' })).toBeVisible();
      await goTo(page, '/mandate/list');
      await expect(page.getByRole('heading', { level: 1, name: /^Mandats/ })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('heading', { level: 1, name: 'en panne' })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
      await expect(card(page)).toHaveCount(0);
      expect(reports.map((report) => report.remote)).toEqual(['mandate']);
      for (const { path, title } of REMOTES.filter(({ name }) => name !== 'mandate')) {
        await goTo(page, path);
        await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
      }
      await goTo(page, '/');
      await expect(page.getByRole('main').getByRole('heading', { name: 'Mandats à suivre' })).toBeVisible();
      await expect(card(page)).toHaveCount(0);
    } finally {
      await publishWithText('mandate', 'list.title', 'Mandats');
    }
    consoleErrors.length = 0;
  },
);

/** Triggers the poll for new versions, as a tab does when it becomes visible. */
async function askForNews(page: Page): Promise<void> {
  const news = page.waitForResponse(/\/catalogue\.json/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await news;
}

test(
  'a canary runs for one user only; promotion and rollback reach everybody, and no input is lost @gate',
  { tag: '@publishes' },
  async ({ page, browser, openAs, baseURL }) => {
    test.setTimeout(300_000);
    const { order } = await beginTrials(baseURL ?? '', 'contact');
    // unique for each run
    const trial = `Contacts à l’essai ${Date.now()}`;
    const title = (on: Page) => on.getByRole('heading', { level: 1, name: /^Contacts/ });
    const offer = (on: Page) => on.getByText('Une nouvelle version est disponible.', { exact: true });
    const banner = page.getByText('Une nouvelle version est disponible. Enregistrez votre saisie, puis actualisez.');
    const otherContext = await browser.newContext();
    const tester = await openAsOn(await otherContext.newPage(), 'support', '/contact/list');
    await expect(title(await openAs('manager', '/contact/list'))).toBeVisible();
    await expect(title(tester)).toContainText(/\d/);
    const before = (await title(tester).textContent()) ?? '';
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await turnPrivacyOff(page);
    await goTo(page, '/contact/new');
    const name = page.getByRole('textbox', { name: 'Nom', exact: true });
    await name.fill('Jamais Perdue');

    const version = await publishWithText('contact', 'list.title', trial, 'kept');
    await order('canary', 'contact', version, '--emails', 'support@pignon.test');
    await Promise.all([tester, page].map(askForNews));
    await offer(tester).waitFor();
    await expect(banner.or(offer(page))).toHaveCount(0);
    await tester.getByRole('button', { name: 'Actualiser' }).click();
    await expect(title(tester)).toContainText(trial);

    expect(await order('promote', 'contact')).toContain(`contact ${version} is live`);
    await expect(banner).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole('button', { name: 'Actualiser' })).toHaveCount(0);
    await askForNews(tester);
    await expect(offer(tester)).toHaveCount(0);
    await expect(title(tester)).toContainText(trial);

    await order('rollback', 'contact');
    await Promise.all([tester, page].map(askForNews));
    await expect(banner).toHaveCount(0, { timeout: 45_000 });
    await expect(name).toHaveValue('Jamais Perdue');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await offer(tester).waitFor();
    await tester.getByRole('button', { name: 'Actualiser' }).click();
    await expect(title(tester)).toHaveText(before);
    await otherContext.close();
    expect(await order('doctor')).toContain(', 0 problems');
  },
);

test('the policy allows no inline script, no eval and no other origin @gate', async ({
  page,
  openAs,
  consoleErrors,
  refusals,
}) => {
  const answer = await page.request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  expect(scripts).toContain("'self'");
  expect(scripts).not.toMatch(/unsafe-eval|unsafe-inline|https?:|\*/);
  await openAs('manager', '/property/list');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    // as a child node: neither the sanitizer nor Trusted Types checks it before the browser runs it
    script.append('globalThis.injected = true');
    document.head.append(script);
    return 'injected' in globalThis;
  });
  expect(ran).toBe(false);
  consoleErrors.length = 0;
  refusals.length = 0;
});
