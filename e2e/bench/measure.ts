import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export interface Visit {
  /** Milliseconds from navigation to the first row of data on the screen. */
  row: number;
  firstPaint: number;
  /** Sum of layout shifts. */
  shift: number;
  /** Milliseconds spent in tasks longer than 50 ms, up to the first row and half a second after it. */
  longTasks: number;
  scriptBytes: number;
  /** Requests other than product and identity calls. */
  requests: number;
}

interface Marks {
  row?: number;
  shift: number;
  longTasks: number;
}

declare global {
  var __marks: Marks;
}

const CPU_SLOWDOWN = 4;
const SETTLE_MS = 500;
const NOT_COUNTED = /\/(api|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)\/|\/rows\.json$|\/favicon/;

async function countTraffic(page: Page): Promise<() => Pick<Visit, 'scriptBytes' | 'requests'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts = new Set<string>();
  let requests = 0;
  let scriptBytes = 0;
  session.on('Network.requestWillBeSent', ({ request, requestId, type }) => {
    if (request.url.startsWith('data:') || NOT_COUNTED.test(request.url)) return;
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  return () => ({ requests, scriptBytes });
}

/** Opens a page once with an empty cache, on a processor four times slower. */
export async function measureVisit(
  browser: Browser,
  url: string,
  row: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  try {
    const page = await context.newPage();
    const traffic = await countTraffic(page);
    await page.addInitScript({ content: `globalThis.__rowSelector = ${JSON.stringify(row)};` });
    await page.addInitScript({ path: path.join(import.meta.dirname, 'watch-page.js') });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.__marks.row !== undefined, undefined, { timeout: 60_000 });
    await page.waitForTimeout(SETTLE_MS);
    const marks = await page.evaluate(() => ({
      ...globalThis.__marks,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    return { ...marks, row: marks.row ?? 0, ...traffic() };
  } finally {
    await context.close();
  }
}

/** The middle value of each figure of several visits. */
export function medianOf(visits: readonly Visit[]): Visit {
  const middle = (key: keyof Visit): number => {
    const sorted = visits.map((visit) => visit[key]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    row: middle('row'),
    firstPaint: middle('firstPaint'),
    shift: middle('shift'),
    longTasks: middle('longTasks'),
    scriptBytes: middle('scriptBytes'),
    requests: middle('requests'),
  };
}
