import type { Page } from '@playwright/test';
import type { Catalogue } from '@pignon/shared/federation/live-remote';
import {
  BROKEN,
  card,
  changeCatalogue,
  expectRestWorks,
  FAULTS,
  hearReports,
  OTHER,
  putInPlace,
} from '../fixtures/faults';
import { goTo } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

/** What came of each fault, told at the end. */
const outcomes: { part: string; fault: string; seen: string; reports: number }[] = [];

test.afterAll(() => {
  const line = ({ part, fault, seen, reports }: (typeof outcomes)[number]) =>
    `  ${part.padEnd(20)}${fault.padEnd(44)}${seen.padEnd(68)}${reports} reported\n`;
  process.stdout.write(outcomes.map(line).join(''));
});

/** The files of the screen that is made to fail. */
const PARTS: Readonly<Record<string, RegExp>> = {
  entry: /\/remotes\/mandate\/[^/]+\/entry\.\w+\.js/,
  'code of the screen': /\/remotes\/mandate\/[^/]+\/pages-list\.\w+\.js/,
  'its style sheet': /\/remotes\/mandate\/[^/]+\/pages-list\.\w+\.css/,
};

const screen = (page: Page) => page.getByRole('heading', { level: 1, name: BROKEN.title });

async function tryAgain(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Réessayer' }).click();
}

/** Waits for the card, uses the rest of the product, and comes back to the card. */
async function expectCard(page: Page, title: string): Promise<string> {
  await expect(card(page)).toContainText(title, { timeout: 45_000 });
  await expect(card(page)).toContainText('Référence');
  await expectRestWorks(page);
  await goTo(page, BROKEN.path);
  await expect(card(page)).toBeVisible();
  return title;
}

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
        const seen = await expectCard(page, 'Cette partie de l’application ne répond pas');
        expect(asked, 'the file was asked for').toBeGreaterThan(2);
        expect(
          reports.map(({ remote }) => remote),
          fault,
        ).toEqual([BROKEN.name]);
        await page.unroute(file);
        await tryAgain(page);
        await expect(screen(page)).toBeVisible();
        await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
        outcomes.push({ part, fault, seen, reports: reports.length });
      });
    noise.length = 0;
  });

test('news of other versions that cannot be read changes nothing', async ({ page, signIn, noise }) => {
  await signIn('tous', BROKEN.path);
  await expect(screen(page)).toBeVisible();
  const reports = hearReports(page);
  const news = /\/catalogue\.json/;
  for (const [fault, happens] of Object.entries(FAULTS).filter(([name]) => name !== '20 s slow')) {
    const heard = page.waitForRequest(news);
    await page.route(news, happens);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await heard;
    await expectRestWorks(page);
    await goTo(page, BROKEN.path);
    await expect(screen(page)).toBeVisible();
    await page.unroute(news);
    outcomes.push({ part: 'news of versions', fault, seen: 'nothing', reports: reports.length });
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
  await changeCatalogue(page, (catalogue) => {
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
  outcomes.push({ part: 'descriptor', fault: 'wrong contract', seen, reports: reports.length });
  noise.length = 0;
});

/** Code that fails, as the source of what makes the page's component; `well` once the cause is gone. */
const CLUMSY: Readonly<Record<string, { part: string; card: string }>> = {
  'throws while it is loaded': {
    part: `() => { if (!globalThis.well) throw new Error('planted: at load'); return () => 'Tout va bien'; }`,
    card: 'Cette partie de l’application ne répond pas',
  },
  'throws while it is drawn': {
    part: `() => () => { if (!globalThis.well) throw new Error('planted: at render'); return 'Tout va bien'; }`,
    card: 'Cette partie de l’application a rencontré un problème',
  },
  'draws itself without end': {
    part: `({ React }) => () => {
      const [count, setCount] = React.useState(0);
      React.useLayoutEffect(() => { if (!globalThis.well) setCount(count + 1); });
      return 'Tout va bien';
    }`,
    card: 'Cette partie de l’application a rencontré un problème',
  },
};

for (const [fault, { part, card: title }] of Object.entries(CLUMSY))
  test(`a remote that ${fault} fails in its place`, async ({ page, signIn, noise }) => {
    const reports = hearReports(page);
    await putInPlace(page, () => part);
    await signIn('tous', BROKEN.path);
    const seen = await expectCard(page, title);
    expect(reports.map(({ remote }) => remote)).toEqual([BROKEN.name]);
    await page.evaluate(() => Object.assign(globalThis, { well: true }));
    await tryAgain(page);
    await expect(page.getByRole('main')).toContainText('Tout va bien');
    outcomes.push({ part: 'code', fault, seen, reports: reports.length });
    noise.length = 0;
  });

test('an entry that throws is told in its own words, once', async ({ page, signIn, noise }) => {
  const reports = hearReports(page);
  const entry = PARTS['entry'] ?? /never/;
  await changeCatalogue(page, ({ remotes }) => {
    if (remotes[BROKEN.name]) Object.assign(remotes[BROKEN.name] ?? {}, { integrity: '' });
  });
  await page.route(entry, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `throw new Error('planted: in the entry');` }),
  );
  await signIn('tous', BROKEN.path);
  const seen = await expectCard(page, 'Cette partie de l’application ne répond pas');
  expect(reports.map(({ remote, message }) => `${remote}: ${message}`)).toEqual([
    expect.stringMatching(/^mandate: mandate .* planted: in the entry$/),
  ]);
  outcomes.push({ part: 'entry', fault: 'throws', seen, reports: reports.length });
  noise.length = 0;
});

test('a button and a listener that throw leave the screen as it is, and are reported in the remote’s name', async ({
  page,
  signIn,
  noise,
}) => {
  const reports = hearReports(page);
  await putInPlace(
    page,
    () => `async ({ React, of }) => {
      const { bus } = await of('@pignon/shared/bus');
      return () => {
        React.useEffect(() => bus.on('notice.raised', () => { throw new Error('planted: in a listener'); }), []);
        const onClick = () => {
          bus.publish('notice.raised', { message: 'Tout le monde entend' });
          throw new Error('planted: in a handler');
        };
        return React.createElement('button', { onClick }, 'Cassé');
      };
    }`,
  );
  await signIn('tous', BROKEN.path);
  const button = page.getByRole('main').getByRole('button', { name: 'Cassé' });
  await button.click();
  await button.click();
  await expect(page.getByText('Tout le monde entend')).toBeVisible();
  await expect
    .poll(() => reports.map(({ remote, message }) => `${remote}: ${message}`).sort())
    .toEqual(['mandate: planted: in a handler', 'mandate: planted: in a listener']);
  await expect(button).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expectRestWorks(page);
  outcomes.push({
    part: 'code',
    fault: 'throws in a handler and in a listener',
    seen: 'nothing',
    reports: reports.length,
  });
  noise.length = 0;
});

/** The bus, and how often each of the planted listeners heard of a property. */
interface Planted {
  bus: { publish: (name: string, payload: object) => void };
  lasting: number;
  left: number;
  proper: number;
}

test('a listener that a screen leaves behind is closed with it, and told once', async ({ page, signIn }) => {
  const reports = hearReports(page);
  await putInPlace(
    page,
    () => `async ({ React, of }) => {
      const { bus, useBusEvent } = await of('@pignon/shared/bus');
      if (!globalThis.planted) {
        globalThis.planted = { bus, lasting: 0, left: 0, proper: 0 };
        bus.on('property.saved', () => { planted.lasting += 1; });
      }
      return () => {
        useBusEvent('property.saved', () => { planted.proper += 1; });
        React.useEffect(() => { bus.on('property.saved', () => { planted.left += 1; }); }, []);
        return 'Tout va bien';
      };
    }`,
  );
  await signIn('tous', BROKEN.path);
  const heard = () =>
    page.evaluate(() => {
      const { planted } = globalThis as unknown as { planted: Planted };
      planted.bus.publish('property.saved', { reference: 'V00-00000' });
      return { lasting: planted.lasting, left: planted.left, proper: planted.proper };
    });
  await expect(page.getByRole('main')).toContainText('Tout va bien');
  expect(await heard()).toEqual({ lasting: 1, left: 1, proper: 1 });
  await expectRestWorks(page);
  const said = () => reports.map(({ remote, message }) => `${remote}: ${message}`);
  await expect.poll(said).toEqual(['mandate: a listener of property.saved outlived its screen; it was closed']);
  expect(await heard()).toEqual({ lasting: 2, left: 1, proper: 1 });
  await goTo(page, BROKEN.path);
  await expect(page.getByRole('main')).toContainText('Tout va bien');
  expect(await heard()).toEqual({ lasting: 3, left: 2, proper: 2 });
  await expectRestWorks(page);
  await expect(card(page)).toHaveCount(0);
  expect(await heard()).toEqual({ lasting: 4, left: 2, proper: 2 });
  expect(said()).toHaveLength(1);
  outcomes.push({ part: 'code', fault: 'leaves a listener behind', seen: 'nothing', reports: reports.length });
});
