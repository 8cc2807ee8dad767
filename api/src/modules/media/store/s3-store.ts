import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { MEDIA_SIZES, type MediaSize } from '@pignon/shared/domain/media/media.enums';
import { AwsClient } from 'aws4fetch';
import { ApiProblem } from '../../../http/api-problem';
import type { MediaStore } from './media-store';

export interface S3Settings {
  /** Address of the service: `https://s3.eu-west-3.amazonaws.com`, `http://minio:9000`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True when the bucket is part of the path rather than of the host name. */
  forcePathStyle: boolean;
}

const TIMEOUT_MS = 30_000;
/** Timeout of a file that is sent or read as a stream. */
const FILE_TIMEOUT_MS = 30 * 60_000;
/** Attempts at a service that restarts or is busy. */
const RETRIES = 3;
const ALL_SIZES = Object.keys(MEDIA_SIZES) as MediaSize[];

/** Address of the bucket, without trailing slash. */
export function bucketAddress({ endpoint, bucket, forcePathStyle }: S3Settings): string {
  const url = new URL(endpoint);
  if (!forcePathStyle) url.host = `${bucket}.${url.host}`;
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path}${forcePathStyle ? `/${bucket}` : ''}`;
}

/** Types the bytes as a request body. */
function bodyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes;
  return buffer instanceof ArrayBuffer ? new Uint8Array(buffer, byteOffset, byteLength) : Uint8Array.from(bytes);
}

const hashOf = (body: Uint8Array | string): string => createHash('sha256').update(body).digest('hex');

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const unavailable = (detail: string) =>
  new ApiProblem('UNAVAILABLE', {
    message: 'Le stockage des fichiers ne répond pas. Réessayez dans un instant.',
    detail,
  });

/**
 * Stores media in an S3 bucket (AWS, MinIO, Garage, R2): `ab/abcdef…/SM`. Signs requests with their bytes, so that the
 * service refuses altered ones; an object appears whole or not at all.
 */
export function openS3Store(settings: S3Settings): MediaStore {
  const { region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const bucket = bucketAddress(settings);

  async function request(
    method: string,
    path: string,
    { hash, timeout = TIMEOUT_MS, body }: { hash: string; timeout?: number; body?: Uint8Array<ArrayBuffer> | Blob },
  ): Promise<Response | null> {
    const answer = await client
      .fetch(`${bucket}/${path}`, {
        method,
        headers: { 'x-amz-content-sha256': hash },
        signal: AbortSignal.timeout(timeout),
        ...(body ? { body } : {}),
      })
      .catch(() => {
        throw unavailable('The object store cannot be reached.');
      });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw unavailable(`The object store answers ${answer.status}.`);
  }
  const place = (key: string, size: MediaSize) => `${key.slice(0, 2)}/${key}/${size}`;
  const sendSigned = (method: string, key: string, size: MediaSize, body?: Uint8Array) =>
    request(method, place(key, size), { hash: hashOf(body ?? ''), ...(body ? { body: bodyOf(body) } : {}) });
  async function write(key: string, size: MediaSize, bytes: Uint8Array): Promise<void> {
    if (!(await sendSigned('PUT', key, size, bytes))) throw unavailable('The bucket does not exist.');
  }

  return {
    async read(key, size) {
      const answer = await sendSigned('GET', key, size);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    async open(key, size) {
      const settings = { hash: hashOf(''), timeout: FILE_TIMEOUT_MS };
      const body = (await request('GET', place(key, size), settings))?.body;
      return body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : null;
    },
    has: async (key, size) => (await sendSigned('HEAD', key, size)) !== null,
    write,
    // reads the file twice: its hash must be known before the first byte leaves
    async writeFile(key, size, file) {
      const settings = { hash: await hashOfFile(file), timeout: FILE_TIMEOUT_MS, body: await openAsBlob(file) };
      if (!(await request('PUT', place(key, size), settings))) throw unavailable('The bucket does not exist.');
    },
    async remove(key) {
      await sendSigned('DELETE', key, 'ORIGINAL');
      await Promise.all(ALL_SIZES.filter((size) => size !== 'ORIGINAL').map((size) => sendSigned('DELETE', key, size)));
    },
  };
}
