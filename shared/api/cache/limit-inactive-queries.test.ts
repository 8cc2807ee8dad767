import { QueriesObserver, QueryClient } from '@tanstack/react-query';
import { limitInactiveQueries } from './limit-inactive-queries';

let client: QueryClient;
let requestedIds: number[];

beforeEach(() => {
  jest.useFakeTimers();
  client = new QueryClient();
  requestedIds = [];
  limitInactiveQueries(client);
});
afterEach(() => {
  client.clear();
  jest.useRealTimers();
});

const page = (number: number) => ({
  queryKey: ['page', number],
  queryFn: () => {
    requestedIds.push(number);
    return Promise.resolve(`page ${number}`);
  },
  staleTime: Infinity,
});

/** Shows pages one after the other, as scrolling through a list does. */
async function showPages(pages: readonly number[], restMs: number) {
  const observer = new QueriesObserver(client, [page(pages[0] ?? 0)]);
  const stop = observer.subscribe(() => undefined);
  for (const number of pages) {
    observer.setQueries([page(number)]);
    await jest.advanceTimersByTimeAsync(restMs);
    // rerenders, as a screen does
    observer.setQueries([page(number)]);
    await jest.advanceTimersByTimeAsync(restMs);
  }
  return { shown: () => observer.getCurrentResult().map(({ data }) => data), stop };
}

const cachedQueryCount = () => client.getQueryCache().getAll().length;

it('keeps the most recent unused responses, up to the limit', async () => {
  const pages = Array.from({ length: 200 }, (_, number) => number);
  const { shown, stop } = await showPages(pages, 600);
  expect(shown()).toEqual(['page 199']);
  expect(cachedQueryCount()).toBe(61);
  expect(client.getQueryData(['page', 139])).toBe('page 139');
  expect(client.getQueryData(['page', 138])).toBeUndefined();
  stop();
});

it.each([0, 10])('fetches each page once, however many were shown before, with %i ms on each', async (restMs) => {
  const pages = Array.from({ length: 150 }, (_, number) => number);
  const { shown, stop } = await showPages(pages, restMs);
  expect(shown()).toEqual(['page 149']);
  expect(requestedIds).toEqual(pages);
  stop();
});
