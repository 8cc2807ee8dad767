import type { BrowserContext, Page } from '@playwright/test';
import { goTo } from '../../fixtures/screens';
import { beginTrials, publishChanged } from '../../fixtures/store';
import { expect, openAsOn, test } from '../../fixtures/test';
import { withoutDrafts } from '../../fixtures/browser/without-drafts';

// This spec changes what the server serves: it runs after all others.

/** Makes the new version throw while rendering its list, in sessions marked as unlucky. */
const failing = (page: string): string =>
  page.replace(
    'export function Page(): ReactNode {',
    `$&
  if ((globalThis as { unlucky?: boolean }).unlucky) throw new Error('planted: one session in ten');`,
  );

/** Entry of the registry's history. */
const GIVEN_BACK = /canary-ended \S+ by rollout-guard: (\d+) of (\d+) sessions failed/;

/**
 * Opens the list in a new page, which is one session, and waits until the page has reported its load and its failure.
 */
async function session(context: BrowserContext, isUnlucky: boolean): Promise<void> {
  const page = await context.newPage();
  if (isUnlucky) await page.addInitScript(() => Object.assign(globalThis, { unlucky: true }));
  const reports = ['remote/load', ...(isUnlucky ? ['client-error'] : [])].map((path) =>
    page.waitForResponse(`**/api/${path}`),
  );
  await openAsOn(page, 'support', '/contact/list');
  // the previous version replaces the failing one
  await expect(list(page)).toBeVisible();
  await Promise.all(reports);
  await page.close();
}

const list = (page: Page) => page.getByRole('heading', { level: 1, name: /^Contacts/ });
const offer = (page: Page) => page.getByText('Une nouvelle version est disponible.', { exact: true });

test(
  'a canary that fails in one session of ten is ended by itself while two browsers are open',
  { tag: '@publishes' },
  async ({ page, browser, openAs, baseURL }) => {
    test.setTimeout(420_000);
    const { order, isTried } = await beginTrials(baseURL ?? '', 'contact');

    // one user has the live version and unsaved input; the other has the canary
    await withoutDrafts(page, 'contact');
    await openAs('manager', '/contact/list');
    await goTo(page, '/contact/new');
    const name = page.getByRole('textbox', { name: 'Nom', exact: true });
    await name.fill('Jamais Perdue');
    const context = await browser.newContext();
    const version = await publishChanged('contact', 'src/pages/list.page.tsx', failing, 'kept');
    await order('canary', 'contact', version, '--auto', '5,25,100', '--emails', 'support@pignon.test');
    const tester = await openAsOn(await context.newPage(), 'support', '/contact/list');
    await expect(list(tester)).toBeVisible();
    expect(await order('list', 'contact')).toMatch(new RegExp(`${version} +under trial for 5 %`));

    for (let number = 0; number < 50 && (await isTried()); number += 5)
      await Promise.all([0, 1, 2, 3, 4].map((next) => session(context, (number + next) % 10 === 0)));
    await expect.poll(isTried, { timeout: 30_000 }).toBe(false);
    const [, failed, sessions] = GIVEN_BACK.exec(await order('list', 'contact')) ?? [];
    expect(Number(failed) / Number(sessions), `${failed} of ${sessions} sessions`).toBeCloseTo(0.1, 1);
    // the canary's user is offered the live version and gets it at once; the other notices nothing
    await expect(offer(tester)).toBeVisible({ timeout: 45_000 });
    await tester.getByRole('button', { name: 'Actualiser' }).click();
    await expect(list(tester)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await expect(name).toHaveValue('Jamais Perdue');
    await context.close();
    expect(await order('doctor')).toContain(', 0 problems');
  },
);
