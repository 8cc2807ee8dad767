import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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
  /** The bucket is named in the path rather than in the host's name. */
  forcePathStyle: boolean;
}

const TIMEOUT_MS = 30_000;
/** A service that is restarting or busy is asked again, soon. */
const RETRIES = 3;
const ALL_SIZES = Object.keys(MEDIA_SIZES) as MediaSize[];

/** Address of the bucket, without a slash at its end. */
export function bucketAddress({ endpoint, bucket, forcePathStyle }: S3Settings): string {
  const url = new URL(endpoint);
  if (!forcePathStyle) url.host = `${bucket}.${url.host}`;
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path}${forcePathStyle ? `/${bucket}` : ''}`;
}

/** The same bytes as a request's body may be made of. */
function bodyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes;
  return buffer instanceof ArrayBuffer ? new Uint8Array(buffer, byteOffset, byteLength) : Uint8Array.from(bytes);
}

const down = (detail: string) =>
  new ApiProblem('UNAVAILABLE', {
    message: 'Le stockage des fichiers ne répond pas. Réessayez dans un instant.',
    detail,
  });

/**
 * Keeps media in a bucket that speaks S3 (AWS, MinIO, Garage, R2): `ab/abcdef…/SM`. Requests are signed, bytes included,
 * so that the service refuses what was changed on the way; an object is there whole or not at all.
 */
export function openS3Store(settings: S3Settings): MediaStore {
  const { region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const bucket = bucketAddress(settings);

  async function ask(method: string, key: string, size: MediaSize, body?: Uint8Array): Promise<Response | null> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const answer = await client
      .fetch(`${bucket}/${key.slice(0, 2)}/${key}/${size}`, {
        method,
        headers: { 'x-amz-content-sha256': hash },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body ? { body: bodyOf(body) } : {}),
      })
      .catch(() => {
        throw down('The object store cannot be reached.');
      });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw down(`The object store answers ${answer.status}.`);
  }
  async function write(key: string, size: MediaSize, bytes: Uint8Array): Promise<void> {
    if (!(await ask('PUT', key, size, bytes))) throw down('The bucket does not exist.');
  }

  return {
    async read(key, size) {
      const answer = await ask('GET', key, size);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    has: async (key, size) => (await ask('HEAD', key, size)) !== null,
    write,
    // At most one upload's file: its hash has to be known before the first byte leaves.
    writeFile: async (key, size, file) => write(key, size, await readFile(file)),
    async remove(key) {
      await ask('DELETE', key, 'ORIGINAL');
      await Promise.all(ALL_SIZES.filter((size) => size !== 'ORIGINAL').map((size) => ask('DELETE', key, size)));
    },
  };
}
