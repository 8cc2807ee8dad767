/** An LRU cache of responses under one name: beyond `bytes`, the least recently used are dropped. */
export interface ResponseCache {
  get: (key: string) => Promise<Response | undefined>;
  /** Stores a copy; does nothing when storage is full. The response stays readable. */
  put: (key: string, response: Response) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  /** Clears all entries, and those being stored. */
  empty: () => Promise<void>;
}

const AT = 'x-pignon-at';
const BYTES = 'x-pignon-bytes';
const DAY_MS = 86_400_000;
/** Number of additions between checks of the size limit. */
const EVICT_EVERY_WRITES = 20;

const numberIn = (response: Response | undefined, header: string): number => Number(response?.headers.get(header)) || 0;

async function evict(cache: Cache, bytes: number): Promise<void> {
  const keys = await cache.keys();
  const lines = await Promise.all(
    keys.map(async (key) => {
      const response = await cache.match(key);
      return { key, at: numberIn(response, AT), size: numberIn(response, BYTES) };
    }),
  );
  let total = 0;
  for (const { key, size } of lines.sort((a, b) => b.at - a.at)) {
    total += size;
    if (total > bytes) await cache.delete(key);
  }
}

/** Copies a response with its time of use and size; its body is uncompressed. */
async function labelled(response: Response, now: number): Promise<Response> {
  const body = await response.blob();
  const headers = { 'content-type': response.headers.get('content-type') ?? '', [AT]: String(now) };
  return new Response(body, { headers: { ...headers, [BYTES]: String(body.size) } });
}

/** @param now replaced in tests */
export function createResponseCache(name: string, bytes: number, now: () => number = Date.now): ResponseCache {
  let additions = 0;
  let emptied = 0;
  const write = async (key: string, response: Response): Promise<void> => {
    const before = emptied;
    const copy = await labelled(response, now());
    const cache = await caches.open(name);
    await cache.put(key, copy);
    if (before !== emptied) await cache.delete(key);
    else if (additions++ % EVICT_EVERY_WRITES === 0) await evict(cache, bytes);
  };
  return {
    get: async (key) => {
      const found = await caches.match(key, { cacheName: name });
      // updates the time of use at most once a day
      if (found && now() - numberIn(found, AT) > DAY_MS) void write(key, found.clone()).catch(() => undefined);
      return found;
    },
    put: (key, response) => write(key, response.clone()).catch(() => undefined),
    has: async (key) => (await caches.match(key, { cacheName: name })) !== undefined,
    empty: async () => {
      emptied += 1;
      await caches.delete(name);
    },
  };
}
