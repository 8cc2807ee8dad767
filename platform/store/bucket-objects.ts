import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

export interface BucketAddress {
  /** Base URL of the store, with bucket and folder: `https://s3.eu-west-3.amazonaws.com/pignon/remotes`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Objects below one address. An object is there whole or not at all. */
export interface BucketObjects {
  /** @returns undefined for a missing object */
  ask: (method: string, key: string, body?: Buffer) => Promise<Response | undefined>;
  /** Creates an object. @returns false when it exists, whoever created it */
  create: (key: string, body: Buffer) => Promise<boolean>;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 3;
const FIRST_PAUSE_MS = 50;

/** Retries a request that got no response; any status counts as response. */
async function withRetries(send: () => Promise<Response>): Promise<Response> {
  for (let attemptsLeft = RETRIES - 1; ; attemptsLeft -= 1) {
    try {
      return await send();
    } catch (error) {
      if (attemptsLeft === 0) throw error;
    }
  }
}

/** A response with unknown outcome: too many requests, or a server error. */
const isUnknownOutcome = (status: number): boolean => status === 429 || status >= 500;

function sender({ region, accessKeyId, secretAccessKey }: BucketAddress, base: string, retries: number) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  return (method: string, key: string, body?: Buffer, headers: Record<string, string> = {}): Promise<Response> => {
    // signed with the bytes, so that the service refuses altered ones
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    return client.fetch(`${base}/${key}`, {
      method,
      headers: { 'x-amz-content-sha256': hash, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
  };
}

export function bucketObjects(address: BucketAddress): BucketObjects {
  const base = address.url.replace(/\/+$/, '');
  const send = sender(address, base, RETRIES);
  const sendOnce = sender(address, base, 0);
  const unreachableError = (cause: unknown): Error => new Error(`the store at ${base} cannot be reached`, { cause });
  const refusedError = (status: number, method: string, key: string): Error =>
    new Error(`the store at ${base} answers ${status} to ${method} ${key}`);

  const ask: BucketObjects['ask'] = async (method, key, body) => {
    const answer = await withRetries(() => send(method, key, body)).catch((cause: unknown) => {
      throw unreachableError(cause);
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404 && method !== 'PUT') return undefined;
    throw refusedError(answer.status, method, key);
  };

  const hasContent = async (key: string, body: Buffer): Promise<boolean> => {
    const answer = await ask('GET', key);
    return answer !== undefined && body.equals(Buffer.from(await answer.arrayBuffer()));
  };

  /** @returns undefined when it is unknown whether the object was written */
  const createOnce = async (key: string, body: Buffer, isRetry: boolean): Promise<boolean | Error> => {
    const answer = await sendOnce('PUT', key, body, { 'if-none-match': '*' }).catch(unreachableError);
    if (answer instanceof Error) return answer;
    await answer.body?.cancel();
    const { status, ok } = answer;
    if (ok) return true;
    // the own first attempt may have succeeded
    if (status === 412) return isRetry && (await hasContent(key, body));
    const failure = refusedError(status, 'PUT', key);
    // a concurrent write: another process's, unless this is a retry
    if (status === 409) return isRetry ? failure : false;
    if (isUnknownOutcome(status)) return failure;
    throw failure;
  };

  return {
    ask,
    async create(key, body) {
      for (let attempt = 0; ; attempt += 1) {
        const isCreated = await createOnce(key, body, attempt > 0);
        if (typeof isCreated === 'boolean') return isCreated;
        if (attempt === RETRIES) throw isCreated;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * FIRST_PAUSE_MS * 2 ** attempt));
      }
    },
  };
}
