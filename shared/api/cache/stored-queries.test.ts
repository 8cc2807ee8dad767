import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ProblemError } from '../problem-error';
import { createQueryClient } from '../query-client';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { createStoredQueries } from './stored-queries';
import type { LocalCache, StoredAnswer } from './local-cache';

const LIST = ['POST property/find', { body: {} }];
const ADDRESS = ['GET media/{owner}/{reference}/{size}/{path}', { params: { path: 'a.webp' } }];
const OFFLINE = ProblemError.local('NOT_SEEN');
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

let client: QueryClient;
let reportedFaults: string[];
let queries: ReturnType<typeof createStoredQueries>;

/** A local cache in memory. */
function memory(entries: [QueryKey, StoredAnswer][] = []): LocalCache & { entries: Map<string, StoredAnswer> } {
  const map = new Map(entries.map(([key, answer]) => [JSON.stringify(key), answer]));
  return {
    entries: map,
    read: (key) => Promise.resolve(map.get(JSON.stringify(key))),
    keep: (key, data, at) => {
      map.set(JSON.stringify(key), { data, at });
      return Promise.resolve(true);
    },
    forget: (key) => {
      map.delete(JSON.stringify(key));
      return Promise.resolve();
    },
    evict: () => Promise.resolve(),
  };
}

/** Shows a screen that reads `queryKey`; returns the list of what it displays. */
function showScreen(queryKey: QueryKey, queryFn: () => Promise<unknown>) {
  const displayedData: unknown[] = [];
  const observer = new QueryObserver(client, { queryKey, queryFn, retry: false });
  observer.subscribe(({ data, error }) => {
    const displayedValue = data ?? (error as ProblemError | null)?.code;
    if (displayedValue !== undefined && displayedValue !== displayedData.at(-1)) displayedData.push(displayedValue);
  });
  return displayedData;
}

beforeEach(() => {
  reportedFaults = [];
  queries = createStoredQueries();
  client = createQueryClient((message) => reportedFaults.push(message), queries.persister);
});
afterEach(() => client.clear());

describe('stored queries', () => {
  it('show stored data while fetching, then the response', async () => {
    queries.attach(client, Promise.resolve(memory([[LIST, { data: 'yesterday', at: 1 }]])));
    const fetchAnswer = jest.fn(() => new Promise((resolve) => setTimeout(() => resolve('today'), 30)));
    const displayed = showScreen(LIST, fetchAnswer);
    await waitFor(() => expect(displayed).toEqual(['yesterday', 'today']));
    expect(fetchAnswer).toHaveBeenCalledTimes(1);
  });

  it('report the age of stored data', async () => {
    queries.attach(client, Promise.resolve(memory([[LIST, { data: 'yesterday', at: 123 }]])));
    showScreen(LIST, () => Promise.reject(OFFLINE));
    await waitFor(() => expect(client.getQueryState(LIST)?.status).toBe('error'));
    expect(client.getQueryState(LIST)).toMatchObject({ data: 'yesterday', dataUpdatedAt: 123 });
  });

  it('show no failure while there is stored data', async () => {
    queries.attach(client, Promise.resolve(memory([[LIST, { data: 'yesterday', at: 1 }]])));
    const displayed = showScreen(LIST, () => Promise.reject(OFFLINE));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(displayed).toEqual(['yesterday']);
    expect(reportedFaults).toEqual([]);
  });

  it('do not delay a response while the cache opens, or when it never opens', async () => {
    queries.attach(client, new Promise(() => undefined));
    const displayed = showScreen(LIST, () => Promise.resolve('today'));
    await waitFor(() => expect(displayed).toEqual(['today']));
  });

  it('store responses, including those from before the cache opened, but not restored data', async () => {
    client.setQueryData(ADDRESS, 'early');
    const cache = memory([[LIST, { data: 'yesterday', at: 1 }]]);
    const keep = jest.spyOn(cache, 'keep');
    queries.attach(client, Promise.resolve(cache));
    showScreen(LIST, () => Promise.reject(OFFLINE));
    await waitFor(() => expect(keep).toHaveBeenCalled());
    expect(keep.mock.calls.map(([key, data]) => [key, data])).toEqual([[ADDRESS, 'early']]);
  });

  it('store nothing after detaching', async () => {
    const cache = memory();
    queries.attach(client, Promise.resolve(cache));
    client.setQueryData(LIST, 'secret');
    queries.detach();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(cache.entries.size).toBe(0);
  });

  it('drop and hide data that the server reports as missing or forbidden', async () => {
    const cache = memory([[LIST, { data: 'erased', at: 1 }]]);
    queries.attach(client, Promise.resolve(cache));
    const notFound = new ProblemError('NOT_FOUND', 'Introuvable', 404);
    const displayed = showScreen(LIST, () => new Promise((_, reject) => setTimeout(() => reject(notFound), 20)));
    await waitFor(() => expect(displayed).toEqual(['erased', 'NOT_FOUND']));
    expect(cache.entries.size).toBe(0);
  });

  it('fetch a picture’s address only after the stored one expired', async () => {
    const address = { path: '/a', mimeType: 'image/webp', expiration: inHours(1) };
    queries.attach(client, Promise.resolve(memory([[ADDRESS, { data: address, at: 1 }]])));
    const fetchAnswer = jest.fn(() => Promise.resolve('new'));
    const displayed = showScreen(ADDRESS, fetchAnswer);
    await waitFor(() => expect(displayed).toEqual([address]));
    expect(fetchAnswer).not.toHaveBeenCalled();
  });

  it('show an expired address only when there is no other', async () => {
    const expiredAddress = { path: '/a', mimeType: 'image/webp', expiration: inHours(-1) };
    queries.attach(client, Promise.resolve(memory([[ADDRESS, { data: expiredAddress, at: 1 }]])));
    const onlineDisplay = showScreen(ADDRESS, () => Promise.resolve('new'));
    await waitFor(() => expect(onlineDisplay).toEqual(['new']));
    client.clear();
    queries.attach(client, Promise.resolve(memory([[ADDRESS, { data: expiredAddress, at: 1 }]])));
    const offlineDisplay = showScreen(ADDRESS, () => Promise.reject(OFFLINE));
    await waitFor(() => expect(offlineDisplay).toEqual([expiredAddress]));
  });
});
