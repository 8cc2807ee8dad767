import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { serveMoreRemotes } from './more-remotes';

export interface Visit {
  /** Milliseconds from navigation to the first row of data, or to the last restored screen of a returning user. */
  seen: number;
  /** Milliseconds to the first row that reacts to clicks. */
  row: number;
  firstPaint: number;
  /** Sum of layout shifts. */
  shift: number;
  /** Milliseconds spent in tasks longer than 50 ms, up to the first row and half a second after it. */
  longTasks: number;
  /** Bytes of scripts that came over the network. */
  scriptBytes: number;
  /** Requests that went to the network, other than product and identity calls. */
  requests: number;
}

interface Marks {
  seen?: number;
  row?: number;
  shift: number;
  longTasks: number;
}

declare global {
  var __marks: Marks;
}

export interface VisitOptions {
  /** State of the browser before the visit. */
  state?: BrowserContextOptions;
  /** Network throttling: 1.6 Mbit/s with 150 ms of latency. */
  isLineSlow?: boolean;
  /** Measures the second visit: the first one filled the browser's caches. */
  isSecond?: boolean;
  /** Number of remotes in the page's catalogue; copies of the live ones are added. */
  remoteCount?: number;
}

const CPU_SLOWDOWN = 4;
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SETTLE_MS = 500;
/** The service worker starts 4 s after the first screen, and fills its cache in the background. */
const CACHES_FILLED_MS = 8_000;
const NOT_COUNTED = /\/(api|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)\/|\/rows\.json$|\/favicon/;

async function countTraffic(page: Page, { isLineSlow = false }: VisitOptions) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (isLineSlow) await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  const sent = new Set<string>();
  const scripts = new Set<string>();
  let scriptBytes = 0;
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (!request.url.startsWith('data:') && !NOT_COUNTED.test(request.url)) sent.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) sent.delete(requestId);
    else if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  return (): Pick<Visit, 'scriptBytes' | 'requests'> => ({ requests: sent.size, scriptBytes });
}

/** Requests of the service worker, which the page's own debugging session does not report. */
function countWorkerRequests(context: BrowserContext): () => number {
  let requests = 0;
  context.on('request', (request) => {
    if (request.serviceWorker() && !NOT_COUNTED.test(request.url())) requests += 1;
  });
  return () => requests;
}

const TIMEOUT_MS = 60_000;
/** Called by the watching script at the first row. */
const ROW_BINDING = '__rowSeen';

/**
 * Promises the next first row of a page. Told by the page: Playwright's own waiting puts a script of 330 kB into it,
 * which took 59 ms of its thread just before the first paint.
 */
async function nextRow(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: ROW_BINDING });
  const seen = new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('no row of data was seen')), TIMEOUT_MS).unref();
    session.on('Runtime.bindingCalled', ({ name }) => name === ROW_BINDING && resolve());
  });
  return () => seen;
}

async function openPage(context: BrowserContext, row: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ content: `globalThis.__rowSelector = ${JSON.stringify(row)};` });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'watch-page.js') });
  return page;
}

/** Visits the page without throttling, so that the next visit finds a filled cache. */
async function fillCaches(context: BrowserContext, url: string, row: string): Promise<void> {
  const page = await openPage(context, row);
  const rowSeen = await nextRow(page);
  await page.goto(url, { waitUntil: 'commit' });
  await rowSeen();
  await page.waitForTimeout(CACHES_FILLED_MS);
  await page.close();
}

/** Opens a page in a new browser context, on a processor four times slower. `row` selects the element to wait for. */
export async function measureVisit(
  browser: Browser,
  url: string,
  row: string,
  options: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options.state });
  try {
    if (options.remoteCount) await serveMoreRemotes(context, options.remoteCount);
    if (options.isSecond) await fillCaches(context, url, row);
    const page = await openPage(context, row);
    const traffic = await countTraffic(page, options);
    const workerRequests = countWorkerRequests(context);
    const rowSeen = await nextRow(page);
    await page.goto(url, { waitUntil: 'commit' });
    await rowSeen();
    await page.waitForTimeout(SETTLE_MS);
    const marks = await page.evaluate(() => ({
      ...globalThis.__marks,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const { requests, scriptBytes } = traffic();
    return { ...marks, seen: marks.seen ?? 0, row: marks.row ?? 0, requests: requests + workerRequests(), scriptBytes };
  } finally {
    await context.close();
  }
}

/** The median, the lowest and the highest of some values; zeros without any. */
export interface Statistics {
  median: number;
  min: number;
  max: number;
}

export function statisticsOf(values: readonly number[]): Statistics {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}
