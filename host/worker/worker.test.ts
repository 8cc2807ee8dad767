import { waitFor } from '@pignon/shared/testing/wait-for';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { respond, cachePageFiles, type ResponseCaches } from './worker-responses';
import { requestKindOf } from './request-kind';
import { createResponseCache } from './response-cache';

const ORIGIN = 'https://agence.test';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PICTURE = `${ORIGIN}/api/media/file/property/V26-1/SM/a.webp`;
const failingRequest = () => Promise.reject(new TypeError('Failed to fetch'));

const reply =
  (body: string, type: string, cacheControl = '') =>
  () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': type, 'cache-control': cacheControl } }));

/** Cache Storage in memory, as far as the worker uses it. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return Promise.resolve({
      put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
      match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
      delete: (key: string) => Promise.resolve(entries.delete(key)),
      keys: () => Promise.resolve([...entries.keys()]),
    });
  };
  return {
    all,
    open,
    match: (key: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(all.get(cacheName)?.get(key)?.clone()),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
}

let memory: ReturnType<typeof memoryCaches>;
let responseCaches: ResponseCaches;

beforeEach(() => {
  memory = memoryCaches();
  stubGlobal('caches', memory);
  responseCaches = {
    pages: createResponseCache('p', 1e6),
    files: createResponseCache('f', 1e6),
    pictures: createResponseCache('i', 1e6),
  };
});

const get = async (kind: Parameters<typeof respond>[0], url: string, askMock: () => Promise<Response>) =>
  (await respond(kind, url, responseCaches, askMock)).text();
const waitForCount = (name: string, count: number) =>
  waitFor(() => expect(memory.all.get(name)?.size ?? 0).toBe(count));

describe('requestKindOf', () => {
  it.each([
    ['navigate', '/', 'page'],
    ['navigate', '/property/V26-00001?page=2', 'page'],
    ['navigate', '/api/mandate/3/agency/pdf', undefined],
    ['navigate', '/favicon.svg', undefined],
    ['cors', '/assets/main.1a2b.js', 'file'],
    ['cors', '/assets/media/kanit.1a2b.woff2', 'file'],
    ['cors', '/remotes/property/0.1.0-b1/entry.1.js', 'file'],
    ['cors', '/remotes/property/0.1.0-b1/entry.1.js?retry=1', undefined],
    ['cors', '/registry.json', undefined],
    ['cors', '/catalogue.json', undefined],
    ['cors', '/config.json', undefined],
    ['cors', '/api/property/find', undefined],
    ['cors', '/api/user/me', undefined],
    ['no-cors', '/api/media/file/property/V26-1/SM/a.webp?e=1&s=2', 'picture'],
    ['no-cors', '/api/media/file/property/V26-1/ORIGINAL/a.pdf?e=1&s=2', undefined],
    ['no-cors', '/api/media/file/contact/12/LG/identity.webp?e=1&s=2', undefined],
    ['no-cors', '/missing.png', 'public'],
  ])('%s %s: %s', (mode, path, kind) => {
    expect(requestKindOf({ method: 'GET', mode: mode as RequestMode, url: ORIGIN + path }, ORIGIN)).toBe(kind);
  });

  it('ignores writes and other origins', () => {
    expect(requestKindOf({ method: 'POST', mode: 'cors', url: `${ORIGIN}/assets/a.js` }, ORIGIN)).toBeUndefined();
    expect(
      requestKindOf({ method: 'GET', mode: 'cors', url: 'https://autre.test/assets/a.js' }, ORIGIN),
    ).toBeUndefined();
  });
});

describe('the worker', () => {
  it('loads the page from the network, and from the cache for any address when the network fails', async () => {
    expect(await get('page', `${ORIGIN}/`, reply('one', 'text/html'))).toBe('one');
    await waitForCount('p', 1);
    expect(await get('page', `${ORIGIN}/contact/list`, reply('two', 'text/html'))).toBe('two');
    await waitFor(async () => expect(await get('page', `${ORIGIN}/visit/list`, failingRequest)).toBe('two'));
    const refusingRequest = () =>
      Promise.resolve(new Response('non', { status: 503, headers: { 'content-type': 'text/html' } }));
    expect(await get('page', `${ORIGIN}/`, refusingRequest)).toBe('non');
    expect(await get('page', `${ORIGIN}/`, failingRequest)).toBe('two');
  });

  it('serves the cached page when the network does not respond', async () => {
    await get('page', `${ORIGIN}/`, reply('kept', 'text/html'));
    await waitForCount('p', 1);
    jest.useFakeTimers();
    const pendingPage = get('page', `${ORIGIN}/`, () => new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(8_100);
    expect(await pendingPage).toBe('kept');
    jest.useRealTimers();
  });

  it('fails like the network when nothing is cached', async () => {
    await expect(get('page', `${ORIGIN}/`, failingRequest)).rejects.toThrow('Failed to fetch');
    await expect(get('file', `${ORIGIN}/assets/a.js`, failingRequest)).rejects.toThrow('Failed to fetch');
  });

  it('requests an immutable file once, and caches no other', async () => {
    const askMock = jest.fn(reply('code', 'text/javascript', IMMUTABLE));
    expect(await get('file', `${ORIGIN}/assets/a.1.js`, askMock)).toBe('code');
    await waitForCount('f', 1);
    expect(await get('file', `${ORIGIN}/assets/a.1.js`, askMock)).toBe('code');
    expect(askMock).toHaveBeenCalledTimes(1);
    await get('file', `${ORIGIN}/assets/b.js`, reply('page d’erreur', 'text/html', 'no-store'));
    await waitForCount('f', 1);
  });

  it('finds a picture under another signature', async () => {
    await get('picture', `${PICTURE}?e=1&s=old`, reply('pixels', 'image/webp'));
    await waitForCount('i', 1);
    expect(await get('picture', `${PICTURE}?e=2&s=new`, failingRequest)).toBe('pixels');
  });

  it('does not cache a refusal as a picture', async () => {
    await get('picture', PICTURE, () => Promise.resolve(new Response('{}', { status: 403 })));
    await get('picture', PICTURE, reply('{}', 'application/json'));
    await waitForCount('i', 0);
  });

  it('drops the least recently used entries beyond the limit', async () => {
    let now = 0;
    const cache = createResponseCache('s', 25, () => (now += 1));
    // the size is checked every twenty additions
    for (let n = 0; n <= 20; n += 1) await cache.put(`k${n}`, new Response('0123456789'));
    expect([...(memory.all.get('s')?.keys() ?? [])]).toEqual(['k19', 'k20']);
  });

  it('stores nothing that is being stored at sign-out', async () => {
    const cache = createResponseCache('s', 1e6);
    const pendingPut = cache.put('k', new Response('face'));
    await cache.empty();
    await pendingPut;
    expect(await cache.has('k')).toBe(false);
  });

  it('caches files that the page loaded earlier, without repeated requests', async () => {
    const askMock = jest.fn(reply('code', 'text/javascript', IMMUTABLE));
    stubGlobal('fetch', askMock);
    const urls = [`${ORIGIN}/assets/a.1.js`, `${ORIGIN}/assets/a.1.js`, `${ORIGIN}/api/user/me`];
    await cachePageFiles(urls, responseCaches, (url) => requestKindOf({ method: 'GET', mode: 'cors', url }, ORIGIN));
    await waitForCount('f', 1);
    await cachePageFiles(urls, responseCaches, (url) => requestKindOf({ method: 'GET', mode: 'cors', url }, ORIGIN));
    expect(askMock.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
