import { waitForFirstPage } from './first-page';

const PAGE_FILE = 'https://pignon.test/remotes/property/1/pages-list.js';
let requestedFonts: string[];

/** A page that preloads a file, which has arrived or is on its way. */
function preloadFile(hasArrived: boolean): void {
  document.head.innerHTML = `<link rel="preload" as="script" href="${PAGE_FILE}">`;
  performance.getEntriesByName = (name) => (hasArrived && name === PAGE_FILE ? [{} as PerformanceEntry] : []);
}

/** Returns what has happened, in order. */
function startWaiting() {
  const events: string[] = [];
  let finishLoading: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => (finishLoading = resolve));
  void waitForFirstPage(loading).then(() => events.push('drawn'));
  return { events, finishLoading };
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  requestedFonts = [];
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: (font: string) => Promise.reject(new Error(requestedFonts.push(font).toString())) },
  });
});

it('waits for the code of a page whose files have arrived', async () => {
  preloadFile(true);
  const { events, finishLoading } = startWaiting();
  await jest.advanceTimersByTimeAsync(100);
  expect(events).toEqual([]);
  finishLoading();
  await jest.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['drawn']);
});

it('waits half a second at most', async () => {
  preloadFile(true);
  const { events } = startWaiting();
  await jest.advanceTimersByTimeAsync(499);
  expect(events).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(events).toEqual(['drawn']);
});

it.each([
  ['a file is on its way', () => preloadFile(false)],
  ['the page preloads nothing', () => undefined],
])('does not wait when %s', async (_when, open) => {
  open();
  const { events } = startWaiting();
  await jest.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['drawn']);
});

it('requests the fonts at once, and ignores those that cannot be loaded', async () => {
  startWaiting();
  expect(requestedFonts).toEqual(['300 1em Kanit', '400 1em Kanit', '500 1em Kanit']);
  await jest.advanceTimersByTimeAsync(0);
});
