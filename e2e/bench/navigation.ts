// How long a click takes: `npm run bench -- navigation [--runs N] [--slow N] [--url URL]`.
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { emailOf } from '../fixtures/accounts';
import { BROWSER_FLAGS } from '../fixtures/browser-options';
import { turnPrivacyOff } from '../fixtures/screens';
import { fillSignIn } from '../pages/sign-in';
import { measureDeed, watchDeeds, type Shown } from './deed';
import { statisticsOf } from './measure';
import { option } from './options';

const PROPERTIES = '/property/list';
const PROPERTY_ROW = 'main a[href^="/property/V"], main a[href^="/property/L"]';
const CONTACT_ROW = 'main tr a[href^="/contact/"], main li a[href^="/contact/"]';
const PROPERTY_LIST: Shown = { path: '^/property/list$', selector: PROPERTY_ROW };
const CONTACT_LIST: Shown = { path: '^/contact/list$', selector: CONTACT_ROW };
/** The page of a property with a picture; the list has a heading and pictures too. */
const PROPERTY: Shown = {
  path: '^/property/[VL]',
  selector: 'main:has([aria-label="Retour à la liste des biens"]):has(h1) img',
};
const SCROLL_PX = 600;
/** Time in milliseconds in which a page finishes its background work. */
const REST_MS = 2_000;
const HOVER_MS = 500;
const FEW_NAVIGATIONS = 20;
const MANY_NAVIGATIONS = 200;

const origin = option('--url', 'http://localhost:8080');
const runs = Number(option('--runs', '5'));
/** How many times slower the processor is. */
const slowdown = Number(option('--slow', '1'));

/** Opens the header's menu of lists; returns its entry for a path. */
async function openMenu(page: Page, path: string): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher', exact: true }).click();
  return page.getByRole('menu').locator(`a[href="${path}"]`);
}

interface Deed {
  name: string;
  /** Maximum time in milliseconds. */
  target: number;
  measure: (page: Page) => Promise<number>;
}

async function hoverThenClick(page: Page, path: string, hoverMs: number, shown: Shown): Promise<number> {
  const link = await openMenu(page, path);
  await link.hover();
  await page.waitForTimeout(hoverMs);
  return measureDeed(page, () => link.click(), shown);
}

/** Opens a property from a scrolled list; returns the list's position. */
async function openProperty(page: Page): Promise<{ ms: number; scrollY: number }> {
  await page.evaluate((top) => window.scrollTo(0, top), SCROLL_PX);
  await page.waitForTimeout(HOVER_MS);
  const scrollY = await page.evaluate(() => window.scrollY);
  const links = page.locator(PROPERTY_ROW);
  const count = await links.count();
  for (let index = 0; index < count; index += 1) {
    const link = links.nth(index);
    const box = await link.boundingBox();
    if (!box || box.y < 200 || box.y > 700) continue;
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    return { ms: await measureDeed(page, () => link.click(), PROPERTY), scrollY };
  }
  throw new Error('No property is on screen.');
}

async function saveContact(page: Page): Promise<number> {
  await (await openMenu(page, '/contact/list')).click();
  await page.locator(CONTACT_ROW).first().click();
  await page.waitForURL(/\/contact\/\d+$/);
  // the form is not shown on the client's screen
  await turnPrivacyOff(page);
  await page.getByRole('main').getByRole('link', { name: 'Modifier', exact: true }).click();
  const field = page.getByLabel('Prénom', { exact: true });
  await field.fill(`Mesure ${Math.random().toString(36).slice(2, 8)}`);
  await page.waitForTimeout(REST_MS);
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  return measureDeed(page, () => save.click(), { path: '^/contact/\\d+$', selector: 'main h1' });
}

const DEEDS: readonly Deed[] = [
  {
    name: 'another remote, hovered',
    target: 150,
    measure: (page) => hoverThenClick(page, '/contact/list', HOVER_MS, CONTACT_LIST),
  },
  { name: 'another remote', target: 400, measure: (page) => hoverThenClick(page, '/contact/list', 0, CONTACT_LIST) },
  { name: 'property opened', target: 100, measure: async (page) => (await openProperty(page)).ms },
  {
    name: 'back, scroll kept',
    target: 100,
    measure: async (page) => {
      const { scrollY } = await openProperty(page);
      await page.waitForTimeout(REST_MS);
      return measureDeed(page, () => page.evaluate(() => history.back()), { ...PROPERTY_LIST, scrollY });
    },
  },
  {
    name: 'forward',
    target: 100,
    measure: async (page) => {
      await openProperty(page);
      await page.waitForTimeout(HOVER_MS);
      await page.evaluate(() => history.back());
      await page.waitForTimeout(REST_MS);
      return measureDeed(page, () => page.evaluate(() => history.forward()), PROPERTY);
    },
  },
  { name: 'contact saved', target: 100, measure: saveContact },
];

/** Signs in and opens each measured list once: the state of a browser in which staff have worked before. */
async function signIn(browser: Browser): Promise<BrowserContextOptions> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await (await fillSignIn(page, origin + PROPERTIES, emailOf('manager'))).submit.click();
  await page.locator(PROPERTY_ROW).first().waitFor();
  await (await openMenu(page, '/contact/list')).click();
  await page.locator(CONTACT_ROW).first().waitFor();
  // leaves the product, which then stores what its pages call
  await page.goto(`${origin}/favicon.svg`);
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return { storageState };
}

async function withPage<T>(
  browser: Browser,
  state: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...state });
  try {
    const page = await context.newPage();
    await watchDeeds(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin + PROPERTIES);
    await page.locator(PROPERTY_ROW).first().waitFor();
    await page.waitForTimeout(REST_MS);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Bytes of the page's live objects. */
async function heapBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Compares the heap after many navigations between two remotes with that after a few. */
async function measureHeap(page: Page): Promise<{ few: number; many: number }> {
  let few = 0;
  for (let done = 1; done <= MANY_NAVIGATIONS; done += 1) {
    const [path, row] = done % 2 === 1 ? ['/contact/list', CONTACT_ROW] : [PROPERTIES, PROPERTY_ROW];
    await (await openMenu(page, path)).click();
    await page.locator(row).first().waitFor();
    if (done === FEW_NAVIGATIONS) few = await heapBytes(page);
  }
  return { few, many: await heapBytes(page) };
}

async function main(): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const state = await signIn(browser);
    console.log(`Milliseconds from the click until it is drawn: ${runs} runs, processor ${slowdown} times slower\n`);
    console.log(`${''.padEnd(26)}  median       spread   target`);
    const times = new Map<string, number[]>();
    for (let run = 0; run < runs; run += 1) {
      for (const { name, measure } of DEEDS)
        times.set(name, [...(times.get(name) ?? []), await withPage(browser, state, measure)]);
    }
    for (const { name, target } of DEEDS) {
      const { median, min, max } = statisticsOf(times.get(name) ?? []);
      const spread = `${min.toFixed(0)}-${max.toFixed(0)}`;
      console.log(
        `${name.padEnd(26)}${median.toFixed(0).padStart(8)}${spread.padStart(13)}${`<= ${target}`.padStart(9)}`,
      );
    }
    const { few, many } = await withPage(browser, state, measureHeap);
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
    console.log(
      `\nheap after ${FEW_NAVIGATIONS} navigations ${megabytes(few)} MB, after ${MANY_NAVIGATIONS} ${megabytes(many)} MB: × ${(many / few).toFixed(2)} (<= 1.1)`,
    );
  } finally {
    await browser.close();
  }
}

await main();
