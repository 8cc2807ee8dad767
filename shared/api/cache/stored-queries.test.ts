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
let raised: string[];
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
function show(queryKey: QueryKey, queryFn: () => Promise<unknown>) {
  const displayedData: unknown[] = [];
  const observer = new QueryObserver(client, { queryKey, queryFn, retry: false });
  observer.subscribe(({ data, error }) => {
    const now = data ?? (error as ProblemError | null)?.code;
    if (now !== undefined && now !== displayedData.at(-1)) displayedData.push(now);
  });
  return displayedData;
}

beforeEach(() => {
  raised = [];
  queries = createStoredQueries();
  client = createQueryClient((message) => raised.push(message), queries.persister);
});
afterEach(() => client.clear());

describe('stored queries', () => {
  it('show stored data while fetching, then the response', async () => {
    queries.attach(client, Promise.resolve(memory([[LIST, { data: 'yesterday', at: 1 }]])));
    const ask = jest.fn(() => new Promise((resolve) => setTimeout(() => resolve('today'), 30)));
    const observed = show(LIST, ask);
    await waitFor(() => expect(observed).toEqual(['yesterday', 'today']));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('report the age of stored data', async () => {
    queries.attach(client, Promise.resolve(memory([[LIST, { data: 'yesterday', at: 123 }]])));
    show(LIST, () => Promise.reject(OFFLINE));
    await waitFor(() => expect(client.getQueryState(LIST)?.status).toBe('error'));
    expect(client.getQueryState(LIST)).toMatchObject({ data: 'yesterday', dataUpdatedAt: 123 });
  });

  it('show no failure while there is stored data', async () => {
    queries.attach(client, Promise.resolve(memory([[LIST, { data: 'yesterday', at: 1 }]])));
    const observed = show(LIST, () => Promise.reject(OFFLINE));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(observed).toEqual(['yesterday']);
    expect(raised).toEqual([]);
  });

  it('do not delay a response while the cache opens, or when it never opens', async () => {
    queries.attach(client, new Promise(() => undefined));
    const observed = show(LIST, () => Promise.resolve('today'));
    await waitFor(() => expect(observed).toEqual(['today']));
  });

  it('store responses, including those from before the cache opened, but not restored data', async () => {
    client.setQueryData(ADDRESS, 'early');
    const cache = memory([[LIST, { data: 'yesterday', at: 1 }]]);
    const keep = jest.spyOn(cache, 'keep');
    queries.attach(client, Promise.resolve(cache));
    show(LIST, () => Promise.reject(OFFLINE));
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
    const observed = show(LIST, () => new Promise((_, reject) => setTimeout(() => reject(notFound), 20)));
    await waitFor(() => expect(observed).toEqual(['erased', 'NOT_FOUND']));
    expect(cache.entries.size).toBe(0);
  });

  it('fetch a picture’s address only after the stored one expired', async () => {
    const address = { path: '/a', mimeType: 'image/webp', expiration: inHours(1) };
    queries.attach(client, Promise.resolve(memory([[ADDRESS, { data: address, at: 1 }]])));
    const ask = jest.fn(() => Promise.resolve('new'));
    const observed = show(ADDRESS, ask);
    await waitFor(() => expect(observed).toEqual([address]));
    expect(ask).not.toHaveBeenCalled();
  });

  it('show an expired address only when there is no other', async () => {
    const ended = { path: '/a', mimeType: 'image/webp', expiration: inHours(-1) };
    queries.attach(client, Promise.resolve(memory([[ADDRESS, { data: ended, at: 1 }]])));
    const online = show(ADDRESS, () => Promise.resolve('new'));
    await waitFor(() => expect(online).toEqual(['new']));
    client.clear();
    queries.attach(client, Promise.resolve(memory([[ADDRESS, { data: ended, at: 1 }]])));
    const offline = show(ADDRESS, () => Promise.reject(OFFLINE));
    await waitFor(() => expect(offline).toEqual([ended]));
  });
});
