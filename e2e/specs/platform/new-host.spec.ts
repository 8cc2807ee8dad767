import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { folderStore } from '@pignon/platform/store/folder-store';
import { storeHostBuild } from '@pignon/platform/store/store-host-build';
import {
  hostBefore,
  newStore,
  presentHost,
  presentRemotes,
  release,
  startEdge,
  type BuiltHost,
  type Edge,
} from '../../fixtures/contracts';
import { card, recordReports } from '../../fixtures/faults/faults';
import { goTo, turnPrivacyOff } from '../../fixtures/screens';
import { expect, signInOn, test } from '../../fixtures/test';

// An edge of its own, with its own store: the stack is unchanged.

const REMOTES = ['property', 'contact'];
const MAP = '/property/list?view=maps';
const FORM = '/contact/new';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const map = (page: Page) => page.getByRole('region', { name: 'Carte des biens' });

let edge: Edge;
let served: string;
let store: string;

/** Replaces the served host, as the next build does. */
async function giveOut({ dist }: BuiltHost): Promise<void> {
  await rm(served, { recursive: true });
  await cp(dist, served, { recursive: true });
  await storeHostBuild(folderStore(store), served);
}

let host: BuiltHost;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  host = await hostBefore();
});
test.beforeEach(async ({ baseURL }) => {
  store = await newStore();
  served = await mkdtemp(join(tmpdir(), 'pignon-served-'));
  await giveOut(host);
  for (const built of presentRemotes(REMOTES)) expect(await release(store, built, host), built).toEqual([]);
  edge = await startEdge(served, store, baseURL ?? '');
});
test.afterEach(() => edge.stop());

/** Records the page's requests to the host and their status. */
function hearFiles(page: Page): Map<string, number> {
  const received = new Map<string, number>();
  page.on('response', (response) => {
    const [, file] = /\/assets\/([^?]+)/.exec(response.url()) ?? [];
    if (file) received.set(file, response.status());
  });
  return received;
}

test(
  'a page opened in the previous host continues, and loads files that it had not fetched',
  { tag: '@built-files' },
  async ({ page }) => {
    const currentHost = await presentHost();
    await page.route('**/api/place/tile/**', (route) => route.fulfill({ status: 204 }));
    await signInOn(page, 'tous', `${edge.url}/contact/list`);
    await expect(heading(page, 'Contacts')).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await turnPrivacyOff(page);

    await giveOut(currentHost);
    expect(await (await page.request.get(edge.url)).text()).toContain(currentHost.file.main);
    const late = hearFiles(page);
    await goTo(page, MAP);
    await expect(map(page)).toBeVisible();
    await goTo(page, FORM);
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeVisible();

    const ofPresent = new Set(await readdir(currentHost.dist));
    const missingFiles = [...late].filter(([file]) => !file.includes('/') && !ofPresent.has(file));
    expect(missingFiles.length, 'files that only the host before has').toBeGreaterThan(0);
    expect(missingFiles.filter(([, status]) => status !== 200)).toEqual([]);
    await expect(card(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  },
);

test(
  'a failed host file that a remote needs is reported as the host’s failure, and loads later',
  { tag: '@built-files' },
  async ({ page, consoleErrors }) => {
    test.setTimeout(150_000);
    const reports = recordReports(page);
    await giveOut(await presentHost());
    await signInOn(page, 'tous', `${edge.url}/contact/list`);
    await expect(heading(page, 'Contacts')).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await turnPrivacyOff(page);
    const file = (await presentHost()).file.pieces['@pignon/shared/ui/form']?.files.at(-1) ?? '';
    const form = `**/assets/${file}*`;
    await page.route(form, (route) => route.fulfill({ status: 404, body: 'Introuvable' }));
    await goTo(page, FORM);
    await expect(card(page)).toContainText('Cette partie de l’application ne répond pas', { timeout: 45_000 });
    expect(reports.map(({ remote }) => remote)).toEqual(['host']);
    await page.unroute(form);
    await card(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    consoleErrors.length = 0;
  },
);
