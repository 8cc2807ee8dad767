import type { Catalogue } from '@pignon/shared/federation/live-remote';
import {
  BROKEN,
  card,
  changeRegistry,
  ENTRY,
  expectRestWorks,
  FAULTS,
  hearReports,
  OTHER,
} from '../../fixtures/faults/faults';
import { expectCard, screen, SILENT, tableOfOutcomes, tryAgain } from '../../fixtures/faults/fault-outcomes';
import { goTo } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

// What can happen to a remote's files on their way. What its code can do is in code-faults.spec.ts.

const outcomes = tableOfOutcomes();

/** The files of the screen that is made to fail. */
const PARTS: Readonly<Record<string, RegExp>> = {
  entry: ENTRY,
  'code of the screen': /\/remotes\/mandate\/[^/]+\/pages-list\.\w+\.js/,
  'its style sheet': /\/remotes\/mandate\/[^/]+\/pages-list\.\w+\.css/,
};
/** One that is drawn on the home page. */
const PANEL = { file: /\/remotes\/mandate\/[^/]+\/slots-to-follow\.\w+\.js/, title: 'Mandats à suivre' };

for (const [part, file] of Object.entries(PARTS))
  test(`${part} that does not arrive whole fails in its place, and comes without a reload once it can`, async ({
    page,
    signIn,
    noise,
  }) => {
    test.setTimeout(240_000);
    const reports = hearReports(page);
    await signIn('tous', OTHER.path);
    for (const [fault, happens] of Object.entries(FAULTS))
      await test.step(fault, async () => {
        let asked = 0;
        await page.route(file, async (route) => {
          asked += 1;
          await happens(route);
        });
        reports.length = 0;
        await page.goto(OTHER.path);
        await expect(page.getByRole('heading', { level: 1, name: OTHER.title })).toBeVisible();
        await goTo(page, BROKEN.path);
        const seen = await expectCard(page, SILENT);
        expect(asked, 'the file was asked for').toBeGreaterThan(2);
        expect(
          reports.map(({ remote }) => remote),
          fault,
        ).toEqual([BROKEN.name]);
        await page.unroute(file);
        await tryAgain(page);
        await expect(screen(page)).toBeVisible();
        await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
        outcomes.push({ part, fault, seen, recovers: 'yes', reports: reports.length });
      });
    noise.length = 0;
  });

test('a panel of the home page that does not arrive whole fails in its place, and comes without a reload once it can', async ({
  page,
  signIn,
  noise,
}) => {
  test.setTimeout(240_000);
  const reports = hearReports(page);
  await signIn('tous', OTHER.path);
  for (const [fault, happens] of Object.entries(FAULTS))
    await test.step(fault, async () => {
      await page.route(PANEL.file, happens);
      reports.length = 0;
      await page.goto('/');
      const seen = await expectCard(page, SILENT, '/');
      expect(
        reports.map(({ remote }) => remote),
        fault,
      ).toEqual([BROKEN.name]);
      await page.unroute(PANEL.file);
      await tryAgain(page);
      await expect(page.getByRole('main').getByRole('heading', { name: PANEL.title })).toBeVisible();
      await expect(card(page)).toHaveCount(0);
      outcomes.push({ part: 'code of a panel', fault, seen, recovers: 'yes', reports: reports.length });
    });
  noise.length = 0;
});

test('a remote of which nobody says what stands in for it has its card within half a minute', async ({
  page,
  signIn,
  noise,
}) => {
  const reports = hearReports(page);
  const never = () => new Promise<void>(() => undefined);
  const question = /\/stand-in\.json/;
  await page.route(ENTRY, (route) => route.abort('connectionrefused'));
  await page.route(question, never);
  await signIn('tous', OTHER.path);
  await goTo(page, BROKEN.path);
  const seen = await expectCard(page, SILENT, BROKEN.path, 30_000);
  expect(reports.map(({ remote }) => remote)).toEqual([BROKEN.name]);
  await page.unroute(ENTRY);
  await tryAgain(page);
  await expect(screen(page)).toBeVisible();
  outcomes.push({ part: 'entry, stand-in', fault: 'never answered', seen, recovers: 'yes', reports: reports.length });
  noise.length = 0;
});

test('news of other versions that cannot be read changes nothing', async ({ page, signIn, noise }) => {
  await signIn('tous', BROKEN.path);
  await expect(screen(page)).toBeVisible();
  const reports = hearReports(page);
  const news = /\/catalogue\.json/;
  for (const [fault, happens] of Object.entries(FAULTS)) {
    const received = page.waitForRequest(news);
    const over = Promise.race(
      (['requestfinished', 'requestfailed'] as const).map((end) =>
        page.waitForEvent(end as 'requestfinished', (request) => news.test(request.url())),
      ),
    );
    await page.route(news, happens);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await received;
    await expectRestWorks(page);
    await goTo(page, BROKEN.path);
    await expect(screen(page)).toBeVisible();
    // one that does not come is given up, and the next question asked
    await over;
    await page.unroute(news);
    outcomes.push({ part: 'news of versions', fault, seen: 'nothing', recovers: '-', reports: reports.length });
  }
  expect(reports).toEqual([]);
  noise.length = 0;
});

test('a remote made for another host says so, and opens once one that suits is live', async ({
  page,
  signIn,
  noise,
}) => {
  const reports = hearReports(page);
  let served: Catalogue | undefined;
  await changeRegistry(page, (catalogue) => {
    served = structuredClone(catalogue);
    const remote = catalogue.remotes[BROKEN.name];
    if (remote) remote.refused = 'it needs contract ^9.0.0, this host has 1.2.0';
  });
  await signIn('tous', BROKEN.path);
  const seen = await expectCard(page, 'Cette partie de l’application attend une autre version de Pignon');
  expect(reports.map(({ remote, message }) => `${remote}: ${message}`)).toEqual([
    expect.stringContaining('it needs contract ^9.0.0'),
  ]);
  const newer = { ...served, revision: (served?.revision ?? 0) + 1 };
  await page.route(/\/catalogue\.json/, (route) => route.fulfill({ json: newer }));
  const news = page.waitForResponse(/\/catalogue\.json/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await news;
  await tryAgain(page);
  await expect(screen(page)).toBeVisible();
  outcomes.push({ part: 'descriptor', fault: 'wrong contract', seen, recovers: 'yes', reports: reports.length });
  noise.length = 0;
});
