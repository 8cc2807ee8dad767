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

/** Opens a screen that reads `queryKey`; gives what it shows in turn. */
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

describe('kept queries', () => {
  it('draw what is kept while the server is asked, then what it answers', async () => {
    queries.attach(client, Promise.resolve(memory([[LIST, { data: 'yesterday', at: 1 }]])));
    const ask = jest.fn(() => new Promise((resolve) => setTimeout(() => resolve('today'), 30)));
    const observed = show(LIST, ask);
    await waitFor(() => expect(observed).toEqual(['yesterday', 'today']));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('say how old what they draw is', async () => {
    queries.attach(client, Promise.resolve(memory([[LIST, { data: 'yesterday', at: 123 }]])));
    show(LIST, () => Promise.reject(OFFLINE));
    await waitFor(() => expect(client.getQueryState(LIST)?.status).toBe('error'));
    expect(client.getQueryState(LIST)).toMatchObject({ data: 'yesterday', dataUpdatedAt: 123 });
  });

  it('never show a failure before what is kept, nor tell it', async () => {
    queries.attach(client, Promise.resolve(memory([[LIST, { data: 'yesterday', at: 1 }]])));
    const observed = show(LIST, () => Promise.reject(OFFLINE));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(observed).toEqual(['yesterday']);
    expect(raised).toEqual([]);
  });

  it('do not hold up an answer for a cache that is slow to open, or never opens', async () => {
    queries.attach(client, new Promise(() => undefined));
    const observed = show(LIST, () => Promise.resolve('today'));
    await waitFor(() => expect(observed).toEqual(['today']));
  });

  it('write answers down, also those that came before the cache was open, but not what came from it', async () => {
    client.setQueryData(ADDRESS, 'early');
    const cache = memory([[LIST, { data: 'yesterday', at: 1 }]]);
    const keep = jest.spyOn(cache, 'keep');
    queries.attach(client, Promise.resolve(cache));
    show(LIST, () => Promise.reject(OFFLINE));
    await waitFor(() => expect(keep).toHaveBeenCalled());
    expect(keep.mock.calls.map(([key, data]) => [key, data])).toEqual([[ADDRESS, 'early']]);
  });

  it('write nothing once detached', async () => {
    const cache = memory();
    queries.attach(client, Promise.resolve(cache));
    client.setQueryData(LIST, 'secret');
    queries.detach();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(cache.entries.size).toBe(0);
  });

  it('forget, and no longer show, what the server says is gone or no longer theirs', async () => {
    const cache = memory([[LIST, { data: 'erased', at: 1 }]]);
    queries.attach(client, Promise.resolve(cache));
    const notFound = new ProblemError('NOT_FOUND', 'Introuvable', 404);
    const observed = show(LIST, () => new Promise((_, reject) => setTimeout(() => reject(notFound), 20)));
    await waitFor(() => expect(observed).toEqual(['erased', 'NOT_FOUND']));
    expect(cache.entries.size).toBe(0);
  });

  it('ask for the address of a picture only once the kept one has ended', async () => {
    const address = { path: '/a', mimeType: 'image/webp', expiration: inHours(1) };
    queries.attach(client, Promise.resolve(memory([[ADDRESS, { data: address, at: 1 }]])));
    const ask = jest.fn(() => Promise.resolve('new'));
    const observed = show(ADDRESS, ask);
    await waitFor(() => expect(observed).toEqual([address]));
    expect(ask).not.toHaveBeenCalled();
  });

  it('show an address that has ended only when there is no other', async () => {
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
