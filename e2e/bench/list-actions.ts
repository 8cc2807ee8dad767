import type { Page } from '@playwright/test';
import { emailOf } from '../fixtures/accounts';
import { fillSignIn } from '../pages/sign-in';
import { countFrames } from './deed';

const LIST = '/property/list?all&size=all&view=table';
const QUIET_MS = 250;
const MAX_MS = 10_000;

/** One action of staff on the list. */
export interface BenchAction {
  name: string;
  act: (page: Page, settled: () => Promise<void>) => Promise<void>;
}

/**
 * Tracks a page's API calls; the result resolves when none is pending for a moment and the responses are drawn. The
 * change stream is ignored.
 */
export function follow(page: Page): () => Promise<void> {
  const open = new Map<unknown, number>();
  let changedAt = Date.now();
  const counts = (url: string) => url.includes('/api/') && !url.includes('/api/stream');
  page.on('request', (request) => {
    if (!counts(request.url())) return;
    open.set(request, Date.now());
    changedAt = Date.now();
  });
  const end = (request: unknown) => {
    if (open.delete(request)) changedAt = Date.now();
  };
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    changedAt = Date.now();
    while (open.size > 0 || Date.now() - changedAt < QUIET_MS) {
      // the browser does not always report the end of an aborted call
      for (const [request, since] of open) if (Date.now() - since > MAX_MS) open.delete(request);
      await page.waitForTimeout(25);
    }
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
}

const table = (page: Page) => page.getByRole('table', { name: 'Biens' });
const view = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** @returns the row count of the unfiltered table */
export async function signIn(page: Page, origin: string): Promise<number> {
  await (await fillSignIn(page, origin + LIST, emailOf('manager'))).submit.click();
  await table(page).waitFor();
  return Number(await table(page).getAttribute('aria-rowcount')) - 1;
}

const scroll: BenchAction['act'] = async (page) => {
  await page.mouse.move(700, 500);
  for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, 900);
};

const jump: BenchAction['act'] = async (page, settled) => {
  for (const share of [0.25, 0.5, 0.75, 1, 0]) {
    await page.evaluate((at) => window.scrollTo(0, document.body.scrollHeight * at), share);
    await page.locator('[role="row"] a').first().waitFor();
    await settled();
  }
};

const search: BenchAction['act'] = async (page, settled) => {
  const field = page.getByRole('searchbox', { name: 'Rechercher un bien' });
  await field.pressSequentially('maison bayonne', { delay: 60 });
  await settled();
  await field.fill('');
  await field.press('Enter');
};

const filter: BenchAction['act'] = async (page, settled) => {
  for (const name of ['Vente', 'Location', 'Tout']) {
    await view(page, name).click();
    await settled();
  }
};

const sort: BenchAction['act'] = async (page, settled) => {
  for (const name of ['Prix', 'Surface', 'Commune']) {
    await page.getByRole('columnheader', { name }).getByRole('button').click();
    await settled();
  }
};

const selectThousand: BenchAction['act'] = async (page) => {
  await page.locator('[role="row"] a').first().waitFor();
  await page.getByRole('checkbox', { name: 'Sélectionner tout ce qui est affiché' }).click();
  await page.getByRole('button', { name: /^Sélectionner les .* premiers$/ }).click();
  await page.getByText(/^1.?000 biens sélectionnés$/).waitFor();
  await page.keyboard.press('Escape');
};

const VIEWS = ['Images', 'Carte', 'Cube', 'Tableau'];

const switchViews: BenchAction['act'] = async (page, settled) => {
  for (const name of VIEWS) {
    await view(page, name).click();
    await settled();
  }
};

const pictures: BenchAction['act'] = async (page, settled) => {
  await view(page, 'Images').click();
  await settled();
  await scroll(page, settled);
  for (const share of [0.25, 0.5, 0]) {
    await page.evaluate((at) => window.scrollTo(0, document.body.scrollHeight * at), share);
    await settled();
  }
};

async function middleOfMap(page: Page): Promise<{ x: number; y: number; left: number; top: number }> {
  const box = await page.getByRole('region', { name: 'Carte des biens' }).boundingBox();
  if (!box) throw new Error('There is no map.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, left: box.x, top: box.y };
}

const PAN_STEPS = 120;
const PAN_MS = 2_000;
const PAN_RADIUS_PX = 200;

/** Drags the map in circles; returns the frames drawn per second meanwhile. */
export async function framesWhilePanning(page: Page, settled: () => Promise<void>): Promise<number> {
  await view(page, 'Carte').click();
  await settled();
  const { x, y } = await middleOfMap(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const counted = countFrames(page, PAN_MS);
  for (let step = 1; step <= PAN_STEPS; step += 1) {
    const angle = (step / PAN_STEPS) * 4 * Math.PI;
    await page.mouse.move(x + PAN_RADIUS_PX * Math.sin(angle), y + PAN_RADIUS_PX * (1 - Math.cos(angle)));
    await page.waitForTimeout(16);
  }
  const rate = await counted;
  await page.mouse.up();
  await settled();
  return rate;
}

const map: BenchAction['act'] = async (page, settled) => {
  await view(page, 'Carte').click();
  await settled();
  for (let step = 0; step < 4; step += 1) {
    await page.getByRole('button', { name: 'Se rapprocher' }).click();
    await settled();
  }
  const { x, y, left, top } = await middleOfMap(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(left + 60, top + 60, { steps: 20 });
  await page.mouse.up();
  await settled();
};

const facets: BenchAction['act'] = async (page, settled) => {
  const transaction = page.getByRole('region', { name: 'Transaction' }).getByRole('button');
  for (const at of [0, 0, 1]) {
    await transaction.nth(at).click();
    await settled();
  }
};

/** In this order: each starts where the previous one ended. */
export const BENCH_ACTIONS: readonly BenchAction[] = [
  { name: 'scroll by wheel', act: scroll },
  { name: 'jump through all of it', act: jump },
  { name: 'type in the search', act: search },
  { name: 'toggle filters', act: filter },
  { name: 'sort by columns', act: sort },
  { name: 'choose 1,000', act: selectThousand },
  { name: 'switch views', act: switchViews },
  { name: 'scroll the pictures', act: pictures },
  { name: 'move on the map', act: map },
];

/** Opens the page of all search criteria at its own address. */
export const FACETS: BenchAction = { name: 'criteria with counts', act: facets };

export async function openCriteria(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/property/filter/multi`);
  await page.getByRole('region', { name: 'Transaction' }).waitFor();
}

/** Draws the whole table from scratch with cached code: the response time of a cold start. */
export async function openList(page: Page, origin: string): Promise<void> {
  await page.goto(origin + LIST);
  await page.locator('[role="row"] a').first().waitFor();
}
