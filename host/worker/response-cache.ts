/** An LRU cache of responses under one name: beyond `bytes`, the least recently used are dropped. */
export interface ResponseCache {
  get: (key: string) => Promise<Response | undefined>;
  /** Stores a copy; does nothing when storage is full. The response stays readable. */
  put: (key: string, response: Response) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  /** Clears all entries, and those being stored. */
  empty: () => Promise<void>;
}

const TIME_HEADER = 'x-pignon-at';
const SIZE_HEADER = 'x-pignon-bytes';
const DAY_MS = 86_400_000;
/** Number of additions between checks of the size limit. */
const EVICT_EVERY_WRITES = 20;

const numericHeader = (response: Response | undefined, header: string): number =>
  Number(response?.headers.get(header)) || 0;

async function evict(cache: Cache, bytes: number): Promise<void> {
  const keys = await cache.keys();
  const cacheEntries = await Promise.all(
    keys.map(async (key) => {
      const response = await cache.match(key);
      return { key, at: numericHeader(response, TIME_HEADER), size: numericHeader(response, SIZE_HEADER) };
    }),
  );
  let total = 0;
  for (const { key, size } of cacheEntries.sort((a, b) => b.at - a.at)) {
    total += size;
    if (total > bytes) await cache.delete(key);
  }
}

/** Copies a response with its time of use and size; its body is uncompressed. */
async function withMetadata(response: Response, now: number): Promise<Response> {
  const body = await response.blob();
  const headers = { 'content-type': response.headers.get('content-type') ?? '', [TIME_HEADER]: String(now) };
  return new Response(body, { headers: { ...headers, [SIZE_HEADER]: String(body.size) } });
}

/** @param now replaced in tests */
export function createResponseCache(name: string, bytes: number, now: () => number = Date.now): ResponseCache {
  let additions = 0;
  let emptyCount = 0;
  const write = async (key: string, response: Response): Promise<void> => {
    const emptyCountBefore = emptyCount;
    const copy = await withMetadata(response, now());
    const cache = await caches.open(name);
    await cache.put(key, copy);
    if (emptyCountBefore !== emptyCount) await cache.delete(key);
    else if (additions++ % EVICT_EVERY_WRITES === 0) await evict(cache, bytes);
  };
  return {
    get: async (key) => {
      const cachedResponse = await caches.match(key, { cacheName: name });
      // updates the time of use at most once a day
      if (cachedResponse && now() - numericHeader(cachedResponse, TIME_HEADER) > DAY_MS)
        void write(key, cachedResponse.clone()).catch(() => undefined);
      return cachedResponse;
    },
    put: (key, response) => write(key, response.clone()).catch(() => undefined),
    has: async (key) => (await caches.match(key, { cacheName: name })) !== undefined,
    empty: async () => {
      emptyCount += 1;
      await caches.delete(name);
    },
  };
}
