import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { everyFileOf } from '../built-files';
import { registryLog, type RegistryFiles } from './registry-log';
import { VersionExists, type RemoteStore } from './remote-store';
import { SEAL } from './version-files';

export interface BucketAddress {
  /** Where the store lies, bucket and folder included: `https://s3.eu-west-3.amazonaws.com/pignon/remotes`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 3;
const AT_ONCE = 12;

/** Sends again what found no connection. An answer, even a refusal, is one. */
async function persistently(send: () => Promise<Response>, times: number): Promise<Response> {
  for (let left = times - 1; ; left -= 1) {
    try {
      return await send();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

/** Objects below one address. An object is there whole or not at all. */
function objectsAt({ url, region, accessKeyId, secretAccessKey }: BucketAddress) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const base = url.replace(/\/+$/, '');

  /** @returns nothing for an object that is not there, `false` for a condition that does not hold */
  return async (method: string, key: string, body?: Buffer, ifNew = false): Promise<Response | false | undefined> => {
    // signed with the bytes, so that the service refuses what was changed on the way
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const send = () =>
      client.fetch(`${base}/${key}`, {
        method,
        headers: { 'x-amz-content-sha256': hash, ...(ifNew ? { 'if-none-match': '*' } : {}) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body ? { body: new Uint8Array(body) } : {}),
      });
    // a condition that may have been met already cannot be put again
    const answer = await persistently(send, ifNew ? 1 : RETRIES).catch((cause: unknown) => {
      throw new Error(`the store at ${base} cannot be reached`, { cause });
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404 && method !== 'PUT') return undefined;
    // 409: somebody else writes the same object at this moment
    if (ifNew && (answer.status === 412 || answer.status === 409)) return false;
    throw new Error(`the store at ${base} answers ${answer.status} to ${method} ${key}`);
  };
}

type Ask = ReturnType<typeof objectsAt>;

/**
 * A service that ignores the condition of a write would let one publisher overwrite the other unseen.
 * @throws when the service does
 */
async function checkConditions(ask: Ask): Promise<void> {
  const probe = () => ask('PUT', 'condition.probe', Buffer.from('kept'), true);
  if ((await probe()) === false || (await probe()) === false) return;
  throw new Error(
    'the bucket ignores If-None-Match, so two publishers could overwrite each other: use another service',
  );
}

function objectFiles(ask: Ask): RegistryFiles {
  let checked: Promise<void> | undefined;
  return {
    async read(name) {
      const answer = await ask('GET', name);
      return answer ? answer.text() : undefined;
    },
    async create(name, text) {
      await (checked ??= checkConditions(ask));
      return (await ask('PUT', name, Buffer.from(text), true)) !== false;
    },
    async replace(name, text) {
      await ask('PUT', name, Buffer.from(text));
    },
    async remove(name) {
      await ask('DELETE', name);
    },
  };
}

/** Does something with each file, several at the same time. */
async function withEach(files: readonly string[], act: (file: string) => Promise<unknown>): Promise<void> {
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await act(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** A store in a bucket that speaks S3: the same files under the same names as in a folder. */
export function s3Store(address: BucketAddress): RemoteStore {
  const ask = objectsAt(address);
  const keyOf = (name: string, version: string, file: string): string => `${name}/${version}/${file}`;
  return {
    ...registryLog(objectFiles(ask)),
    hasVersion: async (name, version) => (await ask('HEAD', keyOf(name, version, SEAL))) !== undefined,
    async putVersion(name, version, folder) {
      const put = async (file: string, ifNew = false) =>
        ask('PUT', keyOf(name, version, file), await readFile(path.join(folder, file)), ifNew);
      const files = (await everyFileOf(folder)).filter((file) => file !== SEAL);
      await withEach(files, (file) => put(file));
      if ((await put(SEAL, true)) === false) throw new VersionExists(`${name} ${version}`);
    },
    async readFile(name, version, file) {
      const answer = await ask('GET', keyOf(name, version, file));
      return answer ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
    async sizeOf(name, version, file) {
      const answer = await ask('HEAD', keyOf(name, version, file));
      return answer ? Number(answer.headers.get('content-length')) : undefined;
    },
    async removeVersion(name, version, files) {
      const remove = (file: string) => ask('DELETE', keyOf(name, version, file));
      await withEach(
        files.filter((file) => file !== SEAL),
        remove,
      );
      await remove(SEAL);
    },
  };
}
