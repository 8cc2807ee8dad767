// Compares pages with the smallest possible one: `npm run bench -- pages [--runs N] [--only NAME] [--url URL]`.
import { chromium, type Browser, type BrowserContextOptions, type Page as BrowserPage } from '@playwright/test';
import { emailOf } from '../fixtures/accounts';
import { BROWSER_FLAGS } from '../fixtures/browser-options';
import { fillSignIn } from '../pages/sign-in';
import { buildFloor } from './floor/build-floor';
import { serveFloor } from './floor/serve-floor';
import { option } from './options';
import { measureVisit, statisticsOf, type Visit, type VisitOptions } from './measure';

const LIST = '/property/list';
const OUR_ROW = 'main a[href^="/property/V"], main a[href^="/property/L"]';
const FLOOR_ROW = '.ant-table-row';

interface Page {
  name: string;
  path: string;
  /** Selector of what the visitor waits for. */
  awaited: string;
  isSignedOut?: boolean;
  options?: VisitOptions;
  /** Highest time allowed, as a share of the floor's list on the same line. */
  target?: number;
}

const PAGES: readonly Page[] = [
  { name: 'list, first visit', path: LIST, awaited: OUR_ROW, target: 0.8 },
  { name: 'list, second visit', path: LIST, awaited: OUR_ROW, options: { isSecond: true }, target: 0.35 },
  { name: 'list, slow line', path: LIST, awaited: OUR_ROW, options: { isLineSlow: true }, target: 0.9 },
  {
    name: 'list, slow line, second',
    path: LIST,
    awaited: OUR_ROW,
    options: { isLineSlow: true, isSecond: true },
    target: 0.35,
  },
  // intercepted alike: only the number of remotes differs
  { name: '5 remotes', path: LIST, awaited: OUR_ROW, options: { remoteCount: 5 } },
  { name: '50 remotes', path: LIST, awaited: OUR_ROW, options: { remoteCount: 50 } },
  { name: 'home', path: '/', awaited: 'main li a', target: 1 },
  { name: 'sign-in', path: '/', awaited: 'input[type=password]', isSignedOut: true, target: 0.5 },
];

/** Opens a page until all of it is shown, so that measured visits to its address have early calls. */
async function storeEarlyCalls(page: BrowserPage, origin: string, { path, awaited }: Page): Promise<void> {
  await page.goto(origin + path);
  await page.locator(awaited).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

/**
 * Signs in once on the list, and opens the home page when it is measured; every measured visit then starts from this
 * browser state, with an empty cache.
 */
async function signIn(
  browser: Browser,
  origin: string,
  pages: readonly Page[],
): Promise<{ state: BrowserContextOptions; rows: string }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const panel = await fillSignIn(page, origin + LIST, emailOf('manager'));
  const found = page.waitForResponse((response) => response.url().endsWith('/api/property/find') && response.ok());
  await panel.submit.click();
  const rows = await (await found).text();
  await page.locator(OUR_ROW).first().waitFor();
  const home = pages.find(({ name }) => name === 'home');
  // in a page of its own: leaving the list would store its last screen
  if (home) await storeEarlyCalls(await context.newPage(), origin, home);
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return { state: { storageState }, rows };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const FIGURES: readonly [string, keyof Visit, (value: number) => string][] = [
  ['live', 'row', seconds],
  ['first paint', 'firstPaint', seconds],
  ['long tasks', 'longTasks', seconds],
  ['shift', 'shift', (value) => value.toFixed(3)],
  ['JS', 'scriptBytes', (value) => `${(value / 1000).toFixed(0)} kB`],
  ['requests', 'requests', String],
];

const NAME_WIDTH = 26;
const WIDTH = 13;
const line = (name: string, cells: readonly string[]): string =>
  name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join('');

function rowOf(name: string, visits: readonly Visit[], floor: readonly Visit[], target?: number): string {
  const visitStatistics = statisticsOf(visits.map(({ seen }) => seen));
  const ratio = visitStatistics.median / statisticsOf(floor.map(({ seen }) => seen)).median;
  return line(name, [
    seconds(visitStatistics.median),
    `${(visitStatistics.min / 1000).toFixed(2)}-${(visitStatistics.max / 1000).toFixed(2)}`,
    ratio.toFixed(2),
    target === undefined ? '' : `<= ${target}`,
    ...FIGURES.map(([, key, format]) => format(statisticsOf(visits.map((visit) => visit[key])).median)),
  ]);
}

async function main(): Promise<void> {
  const origin = option('--url', 'http://localhost:8080');
  const runs = Number(option('--runs', '5'));
  const only = option('--only', '');
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const folder = await buildFloor();
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const pages = PAGES.filter(({ name }) => name.includes(only));
  const { state, rows } = await signIn(browser, origin, pages);
  const floor = await serveFloor(folder, rows);
  const visits = new Map<string, Visit[]>();
  const add = (name: string, visit: Visit) => visits.set(name, [...(visits.get(name) ?? []), visit]);
  const lines = [...new Set(pages.map(({ options }) => options?.isLineSlow ?? false))];
  const floorName = (isLineSlow: boolean) => (isLineSlow ? 'floor, slow line' : 'floor');
  try {
    // alternates, so that other load on the machine affects all equally
    for (let run = 0; run < runs; run += 1) {
      for (const isLineSlow of lines)
        add(floorName(isLineSlow), await measureVisit(browser, `${floor.origin}/`, FLOOR_ROW, { isLineSlow }));
      for (const { name, path, awaited, isSignedOut, options } of pages) {
        const visitOptions = isSignedOut ? options : { ...options, state };
        add(name, await measureVisit(browser, origin + path, awaited, visitOptions));
      }
    }
  } finally {
    floor.close();
    await browser.close();
  }
  console.log(
    `Until the first row of data is seen, and reacts (live): ${runs} interleaved visits, processor 4 times slower\n`,
  );
  console.log(line('', ['median', 'spread', '÷ floor', 'target', ...FIGURES.map(([label]) => label)]));
  const visitsOf = (name: string) => visits.get(name) ?? [];
  for (const isLineSlow of lines) {
    const measured = visitsOf(floorName(isLineSlow));
    console.log(rowOf(floorName(isLineSlow), measured, measured));
  }
  for (const { name, options, target } of pages)
    console.log(rowOf(name, visitsOf(name), visitsOf(floorName(options?.isLineSlow ?? false)), target));
  const medianOf = (name: string) => statisticsOf(visitsOf(name).map(({ seen }) => seen)).median;
  const [few, many] = [medianOf('5 remotes'), medianOf('50 remotes')];
  if (few > 0 && many > 0) console.log(`\n50 remotes ÷ 5 remotes: ${(many / few).toFixed(2)} (<= 1.05)`);
}

await main();
