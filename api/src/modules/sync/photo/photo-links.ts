import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ListingPicture } from '../send/listing-pictures';

/** The address of a picture of a listing, from anywhere. */
export type PhotoAddress = (reference: string, picture: ListingPicture) => string;

export interface PhotoLinks {
  /** Valid as long as the listing is on the portal. */
  path(reference: string, name: string): string;
  /** True when the signature is this server's. */
  holds(reference: string, name: string, signature: string): boolean;
}

const SIGNATURE_LENGTH = 32;

/** Signs addresses of portals' pictures with the installation's secret, so that they cannot be guessed. */
export function createPhotoLinks(secret: string | Buffer): PhotoLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pignon portal photos', 32));
  const signatureOf = (reference: string, name: string) =>
    createHmac('sha256', key).update([reference, name].join('\n')).digest('base64url').slice(0, SIGNATURE_LENGTH);
  return {
    path: (reference, name) =>
      `/api/sync/photo/${[reference, signatureOf(reference, name), name].map(encodeURIComponent).join('/')}`,
    holds(reference, name, signature) {
      const [expected, actual] = [Buffer.from(signatureOf(reference, name)), Buffer.from(signature)];
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}
