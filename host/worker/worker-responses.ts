import type { Kind } from './request-kind';
import type { ResponseCache } from './response-cache';

export interface ResponseCaches {
  pages: ResponseCache;
  files: ResponseCache;
  pictures: ResponseCache;
}

/** Milliseconds after which a cached page is used instead of a slow network. */
const PAGE_TIMEOUT_MS = 8_000;
/** A single key, as every address has the same page. */
const PAGE_KEY = '/';
const MAX_LIST_LENGTH = 300;

/** Removes the signature from an address, whose path identifies the content. */
const withoutSignature = (url: string): string => url.split('?')[0] ?? url;

const isPage = (response: Response): boolean =>
  response.ok && !response.redirected && (response.headers.get('content-type') ?? '').includes('text/html');
const isPicture = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('image/');
const isImmutable = (response: Response): boolean =>
  response.ok && (response.headers.get('cache-control') ?? '').includes('immutable');

/** Network first; the cached page only without a response. */
async function respondWithPage(cache: ResponseCache, requestNetwork: () => Promise<Response>): Promise<Response> {
  const pageResponse = requestNetwork().then((response) => {
    if (isPage(response)) void cache.put(PAGE_KEY, response);
    return response;
  });
  // prevents an unhandled rejection before it is awaited
  pageResponse.catch(() => undefined);
  const cached = await cache.get(PAGE_KEY);
  if (!cached) return pageResponse;
  const cachedAfterTimeout = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), PAGE_TIMEOUT_MS));
  return Promise.race([pageResponse.catch(() => cached), cachedAfterTimeout]);
}

/** Cache first, for files that never change. */
async function cacheFirst(
  cache: ResponseCache,
  key: string,
  isCacheable: (response: Response) => boolean,
  requestNetwork: () => Promise<Response>,
): Promise<Response> {
  const cached = await cache.get(key);
  if (cached) return cached;
  const response = await requestNetwork();
  if (isCacheable(response)) void cache.put(key, response);
  return response;
}

/** Network first, for content that may change. */
async function networkFirst(
  cache: ResponseCache,
  key: string,
  requestNetwork: () => Promise<Response>,
): Promise<Response> {
  try {
    const response = await requestNetwork();
    if (response.ok) void cache.put(key, response);
    return response;
  } catch (error) {
    const cached = await cache.get(key);
    if (cached) return cached;
    throw error;
  }
}

/** Responds to a request of this kind; `requestNetwork` calls the network. */
export function respond(
  kind: Kind,
  url: string,
  caches: ResponseCaches,
  requestNetwork: () => Promise<Response>,
): Promise<Response> {
  switch (kind) {
    case 'page':
      return respondWithPage(caches.pages, requestNetwork);
    case 'file':
      return cacheFirst(caches.files, url, isImmutable, requestNetwork);
    case 'picture':
      return cacheFirst(caches.pictures, withoutSignature(url), isPicture, requestNetwork);
    case 'public':
      return networkFirst(caches.pages, url, requestNetwork);
  }
}

/** Caches files that the page loaded before the worker was active; they come from the browser's cache. */
export async function cachePageFiles(
  urls: readonly string[],
  caches: ResponseCaches,
  kindOfUrl: (url: string) => Kind | undefined,
): Promise<void> {
  for (const url of urls.slice(0, MAX_LIST_LENGTH)) {
    const kind = kindOfUrl(url);
    if (kind !== 'file' && kind !== 'picture') continue;
    await respond(kind, url, caches, () => fetch(url, { cache: 'force-cache' })).catch(() => undefined);
  }
}
