// Compares the first signed-in list with the smallest possible page: `npm run bench -- first-list [--runs N] [--url
// URL]`.
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { emailOf } from '../fixtures/accounts';
import { BROWSER_FLAGS } from '../fixtures/browser-options';
import { fillSignIn } from '../pages/sign-in';
import { buildFloor } from './floor/build-floor';
import { serveFloor } from './floor/serve-floor';
import { option } from './options';
import { measureVisit, medianOf, type Visit } from './measure';

const LIST = '/property/list';
const OUR_ROW = 'main a[href^="/property/V"], main a[href^="/property/L"]';
const FLOOR_ROW = '.ant-table-row';

/** Signs in once; every measured visit then starts from this browser state, with an empty cache. */
async function signIn(browser: Browser, origin: string): Promise<{ state: BrowserContextOptions; rows: string }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const panel = await fillSignIn(page, origin + LIST, emailOf('manager'));
  const found = page.waitForResponse((response) => response.url().endsWith('/api/property/find') && response.ok());
  await panel.submit.click();
  const rows = await (await found).text();
  await page.locator(OUR_ROW).first().waitFor();
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return { state: { storageState }, rows };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const FIGURES: [string, keyof Visit, (value: number) => string][] = [
  ['first data row', 'row', seconds],
  ['first paint', 'firstPaint', seconds],
  ['long tasks', 'longTasks', seconds],
  ['layout shift', 'shift', (value) => value.toFixed(3)],
  ['JavaScript', 'scriptBytes', (value) => `${(value / 1000).toFixed(0)} kB`],
  ['requests', 'requests', String],
];

function print(ours: Visit, floor: Visit, runs: number): void {
  console.log(`First signed-in list, median of ${runs} cold visits, processor 4 times slower\n`);
  console.log(`${''.padEnd(16)}${'pignon'.padStart(10)}${'floor'.padStart(10)}`);
  for (const [label, key, format] of FIGURES) {
    console.log(label.padEnd(16) + format(ours[key]).padStart(10) + format(floor[key]).padStart(10));
  }
  console.log(`\nratio to the floor, first data row: ${(ours.row / floor.row).toFixed(2)}`);
}

async function main(): Promise<void> {
  const origin = option('--url', 'http://localhost:8080');
  const runs = Number(option('--runs', '7'));
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const folder = await buildFloor();
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const { state, rows } = await signIn(browser, origin);
  const floor = await serveFloor(folder, rows);
  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  try {
    // alternates, so that other load on the machine affects both equally
    for (let run = 0; run < runs; run += 1) {
      theirs.push(await measureVisit(browser, `${floor.origin}/`, FLOOR_ROW));
      ours.push(await measureVisit(browser, origin + LIST, OUR_ROW, state));
    }
  } finally {
    floor.close();
    await browser.close();
  }
  print(medianOf(ours), medianOf(theirs), runs);
}

await main();
