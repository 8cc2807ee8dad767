import type { Catalogue } from '../live-remote';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { createCatalogueStore } from './live-remotes-store';
import { refreshCatalogue, watchCatalogue } from './live-remotes-watch';
import { REGISTRY_POLL_MS } from '../limits';
import { runtimeConfig } from '../../contract/runtime-config';

const revision = (number: number): Catalogue => ({ revision: number, remotes: {} });
let answer: (response: Response) => void;
let requestCount: number;

beforeEach(() => {
  requestCount = 0;
  stubGlobal('fetch', (_url: string, { signal }: RequestInit = {}) => {
    requestCount += 1;
    return new Promise<Response>((resolve, reject) => {
      answer = resolve;
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
});

test('sends one request at a time', async () => {
  const store = createCatalogueStore(revision(1));
  const bothRequests = Promise.all([refreshCatalogue(store), refreshCatalogue(store)]);
  expect(requestCount).toBe(1);
  answer(Response.json(revision(2)));
  await bothRequests;
  expect(store.get().revision).toBe(2);
  void refreshCatalogue(store);
  expect(requestCount).toBe(2);
});

test('ends a request without response, and ignores it', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('late')));
  stubGlobal('fetch', (_url: string, { signal }: RequestInit = {}) => {
    requestCount += 1;
    return signal?.aborted ? Promise.reject(signal.reason as Error) : new Promise(() => undefined);
  });
  const store = createCatalogueStore(revision(1));
  await refreshCatalogue(store);
  await refreshCatalogue(store);
  expect([requestCount, store.get().revision]).toEqual([2, 1]);
});

describe('a response', () => {
  const refreshWith = async (response: () => Response) => {
    const calls: [string, RequestInit | undefined][] = [];
    stubGlobal('fetch', (url: string, init?: RequestInit) => {
      calls.push([url, init]);
      return Promise.resolve(response());
    });
    const store = createCatalogueStore({ ...revision(1), host: 'abc' });
    await refreshCatalogue(store);
    return { calls, revision: store.get().revision };
  };

  test('is requested with the contract and state of this page, without caches', async () => {
    const { calls } = await refreshWith(() => Response.json(revision(2)));
    const [[url, init] = []] = calls;
    expect(url).toBe(`/catalogue.json?contract=${runtimeConfig().contract}`);
    expect(init).toMatchObject({ headers: { 'if-none-match': '"1.abc"' }, cache: 'no-store' });
  });

  test.each([
    ['that nothing changed', () => new Response(null, { status: 304 })],
    ['of a server that is down', () => Response.json(revision(2), { status: 503 })],
    ['of a proxy in the way', () => new Response('<!doctype html>')],
    ['of another service', () => Response.json({ status: 'ok' })],
    ['without remotes', () => Response.json({ revision: 2 })],
    ['without a revision', () => Response.json({ remotes: {} })],
    ['of a word', () => Response.json('revision')],
    ['of nothing', () => Response.json(null)],
  ])('%s is ignored', async (_, response) => {
    expect((await refreshWith(response)).revision).toBe(1);
  });
});

describe('an open tab', () => {
  let page: EventTarget & { visibilityState?: string };
  let stop: () => void;
  const settle = () => jest.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    jest.useFakeTimers();
    page = new EventTarget();
    page.visibilityState = 'visible';
    stubGlobal('document', page);
    stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 304 })).finally(() => (requestCount += 1)));
    stop = watchCatalogue(createCatalogueStore(revision(1)));
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('polls every five minutes, and not before', async () => {
    await jest.advanceTimersByTimeAsync(REGISTRY_POLL_MS - 1);
    expect(requestCount).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(requestCount).toBe(1);
    await jest.advanceTimersByTimeAsync(REGISTRY_POLL_MS);
    expect(requestCount).toBe(2);
  });

  test('does not poll while hidden, and polls at once when shown', async () => {
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(3 * REGISTRY_POLL_MS);
    expect(requestCount).toBe(0);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(requestCount).toBe(1);
  });

  test('stops polling when watching ends', async () => {
    stop();
    page.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(3 * REGISTRY_POLL_MS);
    expect(requestCount).toBe(0);
  });
});
