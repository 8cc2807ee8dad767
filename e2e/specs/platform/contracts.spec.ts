import type { Page } from '@playwright/test';
import type { Catalogue } from '@pignon/shared/federation/live-remote';
import {
  requiringNewerContract,
  descriptorIn,
  newStore,
  presentHost,
  presentRemotes,
  previousContract,
  release,
  startEdge,
  type Edge,
} from '../../fixtures/contracts';
import { goTo } from '../../fixtures/screens';
import { expect, signInOn, test } from '../../fixtures/test';

// The built host and remotes are served on separate ports, with their own stores: the stack is unchanged.

const SCREENS: Readonly<Record<string, { path: string; title: string }>> = {
  property: { path: '/property/list', title: 'Biens' },
  contact: { path: '/contact/list', title: 'Contacts' },
  mandate: { path: '/mandate/list', title: 'Mandats' },
  activity: { path: '/visit/list', title: 'Visites' },
  admin: { path: '/admin', title: 'Utilisateurs' },
};

const card = (page: Page) => page.getByRole('main').getByRole('alert');
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name }).first();
const broadcast = (page: Page, name: string, payload: object) =>
  page.evaluate((event) => new BroadcastChannel('pignon.bus').postMessage({ ...event, at: Date.now(), from: 'here' }), {
    name,
    payload,
  });

test.describe('a remote built for the previous contract', { tag: '@built-files' }, () => {
  let edge: Edge;
  test.beforeAll(async ({ baseURL }) => {
    const [host, { witness }, store] = await Promise.all([presentHost(), previousContract(), newStore()]);
    for (const built of [...presentRemotes(Object.keys(SCREENS)), witness]) {
      expect(await release(store, built, host), built).toEqual([]);
    }
    edge = await startEdge(host.dist, store, baseURL ?? '');
  });
  test.afterAll(() => edge.stop());

  test('renders, reads, calls the API, publishes and subscribes in the current host', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await signInOn(page, 'tous', `${edge.url}/witness`);
    await expect(heading(page, 'Témoin')).toBeVisible();
    await expect(page).toHaveURL(/\/witness\/list$/);
    await expect(page).toHaveTitle(/Témoin/);
    await expect(page.getByText('Pour tous@pignon.test')).toHaveCSS('border-left-width', '7px');
    await expect(page.getByRole('table', { name: 'Collègues' }).getByRole('row').nth(2)).toBeVisible();
    await expect.poll(() => fetched.some((path) => path.startsWith('/remotes/mandate/'))).toBe(true);

    await broadcast(page, 'contact.saved', { contactId: 77 });
    await expect(page.getByText('Contacts entendus : 77')).toBeVisible();
    await page.keyboard.press('w');
    await expect(page.getByText('Bonjour de la part du témoin')).toBeVisible();
    await page.getByRole('button', { name: 'Répondre' }).click();
    await expect(page.getByText('Réponse entendue')).toBeVisible();

    await page.getByRole('textbox', { name: 'À retenir' }).fill('ceci');
    await page.getByRole('banner').getByRole('link').first().click();
    const question = page.getByRole('dialog', { name: /Quitter sans enregistrer/ });
    await question.getByRole('button', { name: 'Rester' }).click();
    await expect(page.getByRole('textbox', { name: 'À retenir' })).toHaveValue('ceci');
  });

  test('fills a slot on another remote’s page and appears in the menus', async ({ page }) => {
    await signInOn(page, 'tous', `${edge.url}/contact/list`);
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    const panel = page.getByRole('region', { name: 'Témoin du contact' });
    await expect(panel).toContainText(/Contact \d+/);
    await panel.getByRole('button', { name: 'Annoncer un bien' }).click();
    await expect(panel).toContainText('Bien entendu : V00-00000');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Témoin');
    await page
      .getByRole('option', { name: /Témoin/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/witness\/list$/);
  });
});

test.describe('the host of the previous contract', { tag: '@built-files' }, () => {
  let edge: Edge;
  /** True when this host installs the Trusted Types policy. */
  let isJudged: boolean;
  /** Reasons why this host refuses each current remote. */
  const refused: Record<string, string[]> = {};
  let witnessVersion = '';
  let sentences: string[] = [];
  test.beforeAll(async ({ baseURL }) => {
    const [currentHost, { host, witness }, store] = await Promise.all([presentHost(), previousContract(), newStore()]);
    for (const built of presentRemotes(Object.keys(SCREENS))) {
      const { name } = await descriptorIn(built);
      refused[name] = await release(store, built, host);
      // promoted with a newer host, which was rolled back afterwards
      if (refused[name].length > 0) expect(await release(store, built, currentHost)).toEqual([]);
    }
    isJudged = host.file.trustedTypes === true;
    witnessVersion = (await descriptorIn(witness)).version;
    expect(await release(store, witness, host)).toEqual([]);
    const more = await requiringNewerContract(witness);
    sentences = await release(store, more, host);
    expect(await release(store, more, currentHost)).toEqual([]);
    edge = await startEdge(host.dist, store, baseURL ?? '');
  });
  test.afterAll(() => edge.stop());

  test('shows the current remotes, or says that they need another contract', async ({
    page,
    consoleErrors,
    refusals,
  }) => {
    test.setTimeout(180_000);
    await signInOn(page, 'tous', `${edge.url}/profile`);
    for (const [name, { path, title }] of Object.entries(SCREENS)) {
      await goTo(page, path);
      if (refused[name]?.length === 0) {
        await expect(heading(page, title), name).toBeVisible();
        await expect(
          page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem')).nth(1),
        ).toBeVisible();
        await expect(card(page)).toHaveCount(0);
      } else {
        expect(refused[name]?.[0]).toMatch(
          /^it (asks for contract \S+ and the live host has|was built against react \S+ and the host provides) \S+$/,
        );
        await expect(card(page)).toContainText('attend une autre version de Pignon');
        consoleErrors.length = 0;
      }
    }
    forgetProbes(refusals);
  });

  /**
   * A host older than Trusted Types lets zod test whether it may compile schemas, by an `eval` that the policy
   * refuses.
   */
  function forgetProbes(refusals: string[]): void {
    if (isJudged) return;
    refusals.splice(0, refusals.length, ...refusals.filter((line) => line !== 'script-src eval'));
  }

  /** True for the console message of a refused remote, logged wherever one of its parts would render. */
  const isRefusal = (line: string) =>
    Object.entries(refused).some(([name, faults]) => faults.length > 0 && line.startsWith(`RemoteFailure: ${name} `));

  test('serves the previous version where the live one needs a newer contract, and says so at publication', async ({
    page,
    consoleErrors,
    refusals,
  }) => {
    expect(sentences[0]).toMatch(/^it asks for contract \S+ and the live host has \S+$/);
    const { remotes } = (await (await page.request.get(`${edge.url}/catalogue.json`)).json()) as Catalogue;
    expect(remotes['witness']).toMatchObject({ version: witnessVersion });
    expect(remotes['witness']).not.toHaveProperty('refused');
    await signInOn(page, 'tous', `${edge.url}/witness/list`);
    await expect(heading(page, 'Témoin')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Collègues' }).getByRole('row').nth(2)).toBeVisible();
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((line) => !isRefusal(line)));
    forgetProbes(refusals);
  });
});
