import { createBreaker, type BreakerOptions } from './circuit-breaker';

/** The service is unreachable or its response is invalid. */
export class UnreachableError extends Error {}

export interface UpstreamOptions extends Pick<BreakerOptions, 'now'> {
  baseUrl: string;
  timeoutMs: number;
  maxBytes: number;
  /** Consecutive failures after which the service is not called, and for how long. */
  failures?: number;
  restMs?: number;
  headers?: Readonly<Record<string, string>>;
}

export interface Upstream {
  /**
   * Sends a GET and parses its response by `read`; null for a refusal (4xx). @throws UnreachableError when there is
   * none in time, it is too large, or `read` fails
   */
  request<Answer>(address: string, read: (bytes: Buffer) => Answer): Promise<Answer | null>;
}

const TOO_MANY = 429;

async function readBounded(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new UnreachableError('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const isRefusal = (status: number) => status >= 400 && status < 500 && status !== TOO_MANY;

/** Client of a remote service with a timeout, a size limit and a circuit breaker. */
export function openUpstream(options: UpstreamOptions): Upstream {
  const { baseUrl, timeoutMs, maxBytes, failures = 3, restMs = 30_000, headers = {}, now } = options;
  const breaker = createBreaker({ failures, restMs, ...(now ? { now } : {}) });

  async function get<Answer>(address: string, read: (bytes: Buffer) => Answer): Promise<Answer | null> {
    const signal = AbortSignal.timeout(timeoutMs);
    const sentHeaders = { 'user-agent': 'Pignon', ...headers };
    const response = await fetch(baseUrl + address, { signal, redirect: 'error', headers: sentHeaders });
    if (response.ok) return read(await readBounded(response, maxBytes));
    await response.body?.cancel();
    if (isRefusal(response.status)) return null;
    throw new UnreachableError(`the service answers ${response.status}`);
  }

  return {
    async request(address, read) {
      if (!breaker.admits()) throw new UnreachableError('the service is left alone');
      try {
        const answer = await get(address, read);
        breaker.succeeded();
        return answer;
      } catch (error) {
        breaker.failed();
        throw error instanceof UnreachableError ? error : new UnreachableError('no answer', { cause: error });
      }
    },
  };
}
