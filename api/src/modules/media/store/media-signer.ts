import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaOwner, MediaSize } from '@pignon/shared/domain/media/media.enums';
import type { SignedMedia } from '@pignon/shared/domain/media/media.schema';
import { typeOfSize } from '../media-files';

/** Interval at which addresses change, so that browsers can cache the pictures. */
const WINDOW_SECONDS = 6 * 3600;

export interface MediaAddress {
  owner: MediaOwner;
  reference: string;
  size: MediaSize;
  path: string;
}

export interface MediaSigner {
  /** An address that works without a token until it expires, 6 to 12 hours from now. */
  sign(address: MediaAddress, mimeType: string): SignedMedia;
  /** True when the signature is this installation's and has not expired. */
  holds(address: MediaAddress, expires: number, signature: string): boolean;
}

export function createMediaSigner(secret: string | Buffer, now: () => number = () => Date.now()): MediaSigner {
  function signatureOf({ owner, reference, size, path }: MediaAddress, expires: number): string {
    const message = [owner, reference, size, path, expires].join('\n');
    return createHmac('sha256', secret).update(message).digest('base64url').slice(0, 32);
  }
  return {
    sign(address, mimeType) {
      const expires = (Math.floor(now() / 1000 / WINDOW_SECONDS) + 2) * WINDOW_SECONDS;
      const place = [address.owner, address.reference, address.size, address.path].map(encodeURIComponent).join('/');
      return {
        path: `/api/media/file/${place}?e=${expires}&s=${signatureOf(address, expires)}`,
        mimeType: typeOfSize(mimeType, address.size),
        expiration: new Date(expires * 1000).toISOString(),
      };
    },
    holds(address, expires, signature) {
      const expected = Buffer.from(signatureOf(address, expires));
      const actual = Buffer.from(signature);
      return expires * 1000 > now() && expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}

/** The secret of this installation, made at the first start and readable by its owner alone. */
export async function installationSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'media.secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // Refused when it exists: of two processes that start together, one writes and both read.
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
