import type { Page } from '@playwright/test';
import type { Catalogue } from '@pignon/shared/federation/live-remote';
import {
  BROKEN,
  card,
  changeRegistry,
  ENTRY,
  expectRestWorks,
  FAULTS,
  recordReports,
  OTHER,
  slow,
} from '../../fixtures/faults/faults';
import { expectCard, screen, SILENT, tableOfOutcomes, tryAgain } from '../../fixtures/faults/fault-outcomes';
import { goTo } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

// Network faults of a remote's files; those of its code are in code-faults.spec.ts.

const outcomes = tableOfOutcomes();

/** Counts the loaded style sheets of the screen; the rules of a refused one cannot be read. */
const loadedSheets = (page: Page): Promise<number> =>
  page.evaluate((source) => {
    const isApplied = (sheet: CSSStyleSheet): boolean => {
      try {
        return sheet.cssRules.length > 0;
      } catch {
        return false;
      }
    };
    return [...document.styleSheets].filter((sheet) => new RegExp(source).test(sheet.href ?? '') && isApplied(sheet))
      .length;
  }, SHEET.source);

/** The files that the failing screen needs. */
const PARTS: Readonly<Record<string, RegExp>> = {
  entry: ENTRY,
  'code of the screen': /\/remotes\/mandate\/[^/]+\/pages-list\.\w+\.js/,
};
const SHEET = /\/remotes\/mandate\/[^/]+\/pages-list\.\w+\.css/;
/** A slot on the home page; the file holds all of the remote's. */
const PANEL = { file: /\/remotes\/mandate\/[^/]+\/slots-home\.\w+\.js/, title: 'Mandats à suivre' };

type Reports = ReturnType<typeof recordReports>;

/** Opens the failing screen from a freshly loaded page of another remote. */
async function openBroken(page: Page, reports: Reports): Promise<void> {
  reports.length = 0;
  await page.goto(OTHER.path);
  await expect(page.getByRole('heading', { level: 1, name: OTHER.title })).toBeVisible();
  await goTo(page, BROKEN.path);
}

const expectOneReport = (reports: Reports, fault: string): void =>
  expect(
    reports.map(({ remote }) => remote),
    fault,
  ).toEqual([BROKEN.name]);

for (const [part, file] of Object.entries(PARTS))
  test(`${part} that fails to load shows an error card in place, and loads later without a reload`, async ({
    page,
    openAs,
    consoleErrors,
  }) => {
    test.setTimeout(240_000);
    const reports = recordReports(page);
    await openAs('tous', OTHER.path);
    for (const [fault, happens] of Object.entries(FAULTS))
      await test.step(fault, async () => {
        let requestCount = 0;
        await page.route(file, async (route) => {
          requestCount += 1;
          await happens(route);
        });
        await openBroken(page, reports);
        const card = await expectCard(page, SILENT);
        expect(requestCount, 'the file was asked for').toBeGreaterThan(2);
        expectOneReport(reports, fault);
        await page.unroute(file);
        await tryAgain(page);
        await expect(screen(page)).toBeVisible();
        await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
        outcomes.push({ part, fault, seen: card, recovers: 'yes', reports: reports.length });
      });
    consoleErrors.length = 0;
  });

for (const [part, file] of [...Object.entries(PARTS), ['its style sheet', SHEET] as const])
  test(`${part} that loads slowly shows a message meanwhile`, async ({ page, openAs }) => {
    const reports = recordReports(page);
    await openAs('tous', OTHER.path);
    await page.route(file, slow);
    await goTo(page, BROKEN.path);
    await expect(page.getByRole('main').getByText('met du temps à arriver')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
    // the screen can be left meanwhile
    await expectRestWorks(page);
    await goTo(page, BROKEN.path);
    await expect(screen(page)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('met du temps à arriver')).toHaveCount(0);
    await expect(card(page)).toHaveCount(0);
    expect(reports).toEqual([]);
    outcomes.push({ part, fault: '20 s slow', seen: 'it takes long; then the screen', recovers: '-', reports: 0 });
  });

test('a style sheet that fails to load leaves its screen unstyled, and loads later without a reload @gate', async ({
  page,
  openAs,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  const reports = recordReports(page);
  await openAs('tous', OTHER.path);
  for (const [fault, happens] of Object.entries(FAULTS))
    await test.step(fault, async () => {
      await page.route(SHEET, happens);
      await openBroken(page, reports);
      const warning = page.getByText('sans sa mise en forme');
      await expect(warning).toBeVisible({ timeout: 20_000 });
      await expect(screen(page)).toBeVisible();
      await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
      expect(await loadedSheets(page)).toBe(0);
      expectOneReport(reports, fault);
      await page.unroute(SHEET);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect.poll(() => loadedSheets(page)).toBe(1);
      await expect(warning).toHaveCount(0);
      outcomes.push({
        part: 'its style sheet',
        fault,
        seen: 'the screen without its styles, and a sentence',
        recovers: 'yes',
        reports: reports.length,
      });
    });
  consoleErrors.length = 0;
});

test('a home page panel that fails to load shows an error card, and loads later without a reload @gate', async ({
  page,
  openAs,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  const reports = recordReports(page);
  await openAs('tous', OTHER.path);
  for (const [fault, happens] of Object.entries(FAULTS))
    await test.step(fault, async () => {
      await page.route(PANEL.file, happens);
      reports.length = 0;
      await page.goto('/');
      const failureCard = await expectCard(page, SILENT, '/');
      expectOneReport(reports, fault);
      await page.unroute(PANEL.file);
      await tryAgain(page);
      await expect(page.getByRole('main').getByRole('heading', { name: PANEL.title })).toBeVisible();
      await expect(card(page)).toHaveCount(0);
      outcomes.push({ part: 'code of a panel', fault, seen: failureCard, recovers: 'yes', reports: reports.length });
    });
  consoleErrors.length = 0;
});

test('a remote without an answer about its fallback shows its error card within half a minute', async ({
  page,
  openAs,
  consoleErrors,
}) => {
  const reports = recordReports(page);
  const never = () => new Promise<void>(() => undefined);
  const question = /\/stand-in\.json/;
  await page.route(ENTRY, (route) => route.abort('connectionrefused'));
  await page.route(question, never);
  await openAs('tous', OTHER.path);
  await goTo(page, BROKEN.path);
  const card = await expectCard(page, SILENT, BROKEN.path, 30_000);
  expect(reports.map(({ remote }) => remote)).toEqual([BROKEN.name]);
  await page.unroute(ENTRY);
  await tryAgain(page);
  await expect(screen(page)).toBeVisible();
  outcomes.push({
    part: 'entry, stand-in',
    fault: 'never answered',
    seen: card,
    recovers: 'yes',
    reports: reports.length,
  });
  consoleErrors.length = 0;
});

test('an unreadable update of the catalogue changes nothing', async ({ page, openAs, consoleErrors }) => {
  await openAs('tous', BROKEN.path);
  await expect(screen(page)).toBeVisible();
  const reports = recordReports(page);
  const catalogueUrl = /\/catalogue\.json/;
  for (const [fault, happens] of Object.entries({ ...FAULTS, '20 s slow': slow })) {
    const received = page.waitForRequest(catalogueUrl);
    const ended = Promise.race(
      (['requestfinished', 'requestfailed'] as const).map((end) =>
        page.waitForEvent(end as 'requestfinished', (request) => catalogueUrl.test(request.url())),
      ),
    );
    await page.route(catalogueUrl, happens);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await received;
    await expectRestWorks(page);
    await goTo(page, BROKEN.path);
    await expect(screen(page)).toBeVisible();
    // the request times out, and the next poll follows
    await ended;
    await page.unroute(catalogueUrl);
    outcomes.push({ part: 'news of versions', fault, seen: 'nothing', recovers: '-', reports: reports.length });
  }
  expect(reports).toEqual([]);
  consoleErrors.length = 0;
});

test('a remote that needs another host says so, and opens once a compatible version is live', async ({
  page,
  openAs,
  consoleErrors,
}) => {
  const reports = recordReports(page);
  let served: Catalogue | undefined;
  await changeRegistry(page, (catalogue) => {
    served = structuredClone(catalogue);
    const remote = catalogue.remotes[BROKEN.name];
    if (remote) remote.refused = 'it needs contract ^9.0.0, this host has 1.2.0';
  });
  await openAs('tous', BROKEN.path);
  const card = await expectCard(page, 'Cette partie de l’application attend une autre version de Pignon');
  expect(reports.map(({ remote, message }) => `${remote}: ${message}`)).toEqual([
    expect.stringContaining('it needs contract ^9.0.0'),
  ]);
  const newer = { ...served, revision: (served?.revision ?? 0) + 1 };
  await page.route(/\/catalogue\.json/, (route) => route.fulfill({ json: newer }));
  const catalogueUrl = page.waitForResponse(/\/catalogue\.json/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await catalogueUrl;
  await tryAgain(page);
  await expect(screen(page)).toBeVisible();
  outcomes.push({ part: 'descriptor', fault: 'wrong contract', seen: card, recovers: 'yes', reports: reports.length });
  consoleErrors.length = 0;
});
