import type { Catalogue } from '@pignon/shared/federation/live-remote';
import {
  BROKEN,
  card,
  changeRegistry,
  ENTRY,
  expectRestWorks,
  recordReports,
  OTHER,
  putBefore,
  replaceResponse,
  STAND_IN,
} from '../../fixtures/faults/faults';
import { CRASHED, expectCard, screen, SILENT, tableOfOutcomes, tryAgain } from '../../fixtures/faults/fault-outcomes';
import { goTo } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

// Faults of a remote's code; those of its files are in faults.spec.ts.

const outcomes = tableOfOutcomes();

/** Failing code, as source of a function that returns the page's component; `well` is set once the cause is removed. */
const FAULTY_REMOTES: Readonly<Record<string, { part: string; card: string }>> = {
  'throws while it is loaded': {
    part: `() => { if (!globalThis.well) throw new Error('planted: at load'); return () => 'Tout va bien'; }`,
    card: SILENT,
  },
  'throws while it is drawn': {
    part: `() => () => { if (!globalThis.well) throw new Error('planted: at render'); return 'Tout va bien'; }`,
    card: CRASHED,
  },
  'draws itself without end': {
    part: `({ React }) => () => {
      const [count, setCount] = React.useState(0);
      React.useLayoutEffect(() => { if (!globalThis.well) setCount(count + 1); });
      return 'Tout va bien';
    }`,
    card: CRASHED,
  },
};

for (const [fault, { part, card: title }] of Object.entries(FAULTY_REMOTES))
  test(`a remote that ${fault} shows its error card in place @gate`, async ({ page, openAs, consoleErrors }) => {
    const reports = recordReports(page);
    await replaceResponse(page, () => part);
    await openAs('tous', BROKEN.path);
    const card = await expectCard(page, title);
    expect(reports.map(({ remote }) => remote)).toEqual([BROKEN.name]);
    await page.evaluate(() => Object.assign(globalThis, { well: true }));
    await tryAgain(page);
    await expect(page.getByRole('main')).toContainText('Tout va bien');
    outcomes.push({ part: 'code', fault, seen: card, recovers: 'yes', reports: reports.length });
    consoleErrors.length = 0;
  });

test('« Réessayer » replaces a failing version that was rolled back, without a reload', async ({
  page,
  openAs,
  consoleErrors,
}) => {
  const reports = recordReports(page);
  const container = await replaceResponse(page, () => `() => () => { throw new Error('planted: taken back'); }`);
  await openAs('tous', '/');
  // its panels render before its screen fails
  await page.waitForFunction((name) => name in globalThis, container);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await goTo(page, BROKEN.path);
  const card = await expectCard(page, CRASHED);
  const served = (await (await page.request.get('/catalogue.json')).json()) as Catalogue;
  const before = { ...served, revision: served.revision + 1 };
  await page.route(/\/catalogue\.json/, (route) => route.fulfill({ json: before }));
  await tryAgain(page);
  await expect(screen(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(reports.map(({ remote }) => remote)).toEqual([BROKEN.name]);
  outcomes.push({ part: 'code', fault: 'throws until it is rolled back', seen: card, recovers: 'yes', reports: 1 });
  consoleErrors.length = 0;
});

test('a new version that throws while rendering is replaced by the previous one, with a notice', async ({
  page,
  openAs,
  consoleErrors,
}) => {
  const reports = recordReports(page);
  await replaceResponse(page, () => `() => () => { throw new Error('planted: new version'); }`);
  // the fallback is the version that the server has live
  await page.unroute(STAND_IN);
  let requestCount = 0;
  page.on('request', (request) => void (requestCount += Number(STAND_IN.test(request.url()))));
  await openAs('tous', OTHER.path);
  await goTo(page, BROKEN.path);
  await expect(page.getByText('la précédente la remplace')).toBeVisible();
  await expect(screen(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expectRestWorks(page);
  await goTo(page, BROKEN.path);
  await expect(screen(page)).toBeVisible();
  expect(requestCount).toBe(1);
  expect(reports.map(({ remote, version }) => `${remote} ${version}`)).toEqual(['mandate by-hand']);
  outcomes.push({
    part: 'code of a new version',
    fault: 'throws while it is drawn',
    seen: 'the version before, and a sentence',
    recovers: '-',
    reports: reports.length,
  });
  consoleErrors.length = 0;
});

test('a new and a previous version that throw while rendering show one card, and render once each', async ({
  page,
  openAs,
  consoleErrors,
}) => {
  const reports = recordReports(page);
  const draw = (name: string) => `() => () => {
    globalThis.drawn = [...(globalThis.drawn ?? []), '${name}'];
    throw new Error('planted: ${name}');
  }`;
  await replaceResponse(page, () => draw('new'));
  const before = await putBefore(page, draw('before'));
  await openAs('tous', BROKEN.path);
  const card = await expectCard(page, CRASHED);
  const drawn = await page.evaluate(() => [...new Set((globalThis as unknown as { drawn: string[] }).drawn)]);
  expect(drawn).toEqual(['new', 'before']);
  expect(reports.map(({ version }) => version)).toEqual(['by-hand', before]);
  outcomes.push({
    part: 'code of both versions',
    fault: 'throws while it is drawn',
    seen: card,
    recovers: 'yes',
    reports: reports.length,
  });
  consoleErrors.length = 0;
});

test('a screen that suspends for ever shows a notice, can be left, and shows its card after a minute', async ({
  page,
  openAs,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  const reports = recordReports(page);
  await replaceResponse(
    page,
    () => `({ React }) => {
      const never = new Promise(() => undefined);
      return () => { if (!globalThis.well) React.use(never); return 'Tout va bien'; };
    }`,
  );
  await openAs('tous', BROKEN.path);
  await expect(page.getByRole('main').getByText('met du temps à arriver')).toBeVisible({ timeout: 15_000 });
  await expectRestWorks(page);
  await goTo(page, BROKEN.path);
  await expect(card(page)).toContainText(SILENT, { timeout: 75_000 });
  await expect(card(page)).toContainText('Référence');
  expect(reports.map(({ remote, message }) => `${remote}: ${message}`)).toEqual([
    'mandate: ./pages/list.page was still awaited after 60 s',
  ]);
  await page.evaluate(() => Object.assign(globalThis, { well: true }));
  await tryAgain(page);
  await expect(page.getByRole('main')).toContainText('Tout va bien');
  outcomes.push({ part: 'code', fault: 'waits for what never comes', seen: SILENT, recovers: 'yes', reports: 1 });
  consoleErrors.length = 0;
});

test('an entry that throws is reported once, with its own message', async ({ page, openAs, consoleErrors }) => {
  const reports = recordReports(page);
  await changeRegistry(page, ({ remotes }) => {
    if (remotes[BROKEN.name]) Object.assign(remotes[BROKEN.name] ?? {}, { integrity: '' });
  });
  await page.route(ENTRY, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `throw new Error('planted: in the entry');` }),
  );
  await openAs('tous', BROKEN.path);
  const card = await expectCard(page, SILENT);
  expect(reports.map(({ remote, message }) => `${remote}: ${message}`)).toEqual([
    expect.stringMatching(/^mandate: mandate .* planted: in the entry$/),
  ]);
  await page.unroute(ENTRY);
  await tryAgain(page);
  await expect(screen(page)).toBeVisible();
  outcomes.push({ part: 'entry', fault: 'throws', seen: card, recovers: 'yes', reports: reports.length });
  consoleErrors.length = 0;
});

test('a button and a listener that throw leave the screen intact, and are reported under the remote’s name', async ({
  page,
  openAs,
  consoleErrors,
}) => {
  const reports = recordReports(page);
  await replaceResponse(
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
  await openAs('tous', BROKEN.path);
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
    recovers: '-',
    reports: reports.length,
  });
  consoleErrors.length = 0;
});

/** The bus, and the number of calls of each listener of the fixture. */
interface Planted {
  bus: { publish: (name: string, payload: object) => void };
  lasting: number;
  left: number;
  proper: number;
}

test("a listener with its screen's signal is removed with the screen", async ({ page, openAs }) => {
  const reports = recordReports(page);
  await replaceResponse(
    page,
    () => `async ({ React, of }) => {
      const { bus, useBusEvent, useMountSignal } = await of('@pignon/shared/bus');
      if (!globalThis.planted) {
        globalThis.planted = { bus, lasting: 0, left: 0, proper: 0 };
        bus.on('property.saved', () => { planted.lasting += 1; });
      }
      return () => {
        const signal = useMountSignal();
        useBusEvent('property.saved', () => { planted.proper += 1; });
        React.useEffect(() => { bus.on('property.saved', () => { planted.left += 1; }, { signal }); }, [signal]);
        return 'Tout va bien';
      };
    }`,
  );
  await openAs('tous', BROKEN.path);
  const received = () =>
    page.evaluate(() => {
      const { planted } = globalThis as unknown as { planted: Planted };
      planted.bus.publish('property.saved', { reference: 'V00-00000' });
      return { lasting: planted.lasting, left: planted.left, proper: planted.proper };
    });
  await expect(page.getByRole('main')).toContainText('Tout va bien');
  expect(await received()).toEqual({ lasting: 1, left: 1, proper: 1 });
  await expectRestWorks(page);
  expect(await received()).toEqual({ lasting: 2, left: 1, proper: 1 });
  await goTo(page, BROKEN.path);
  await expect(page.getByRole('main')).toContainText('Tout va bien');
  expect(await received()).toEqual({ lasting: 3, left: 2, proper: 2 });
  await expectRestWorks(page);
  await expect(card(page)).toHaveCount(0);
  expect(await received()).toEqual({ lasting: 4, left: 2, proper: 2 });
  expect(reports).toEqual([]);
  outcomes.push({
    part: 'code',
    fault: 'leaves a listener behind',
    seen: 'nothing',
    recovers: '-',
    reports: reports.length,
  });
});
