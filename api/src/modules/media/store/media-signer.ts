import type { MediaOwner, MediaSize } from '@pignon/shared/domain/media/media.enums';
import type { SignedMedia } from '@pignon/shared/domain/media/media.schema';
import type { InstallationKeys } from '../../../keys/installation-keys';
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

export function createMediaSigner(keys: InstallationKeys, now: () => number = () => Date.now()): MediaSigner {
  const signer = keys.signer('media addresses');
  const messageOf = ({ owner, reference, size, path }: MediaAddress, expires: number): string =>
    [owner, reference, size, path, expires].join('\n');
  return {
    sign(address, mimeType) {
      const expires = (Math.floor(now() / 1000 / WINDOW_SECONDS) + 2) * WINDOW_SECONDS;
      const place = [address.owner, address.reference, address.size, address.path].map(encodeURIComponent).join('/');
      return {
        path: `/api/media/file/${place}?e=${expires}&s=${signer.sign(messageOf(address, expires))}`,
        mimeType: typeOfSize(mimeType, address.size),
        expiration: new Date(expires * 1000).toISOString(),
      };
    },
    holds: (address, expires, signature) =>
      expires * 1000 > now() && signer.holds(messageOf(address, expires), signature),
  };
}
