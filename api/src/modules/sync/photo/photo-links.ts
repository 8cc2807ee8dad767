import type { InstallationKeys } from '../../../keys/installation-keys';
import type { ListingPicture } from '../send/listing-pictures';

/** The address of a picture of a listing, from anywhere. */
export type PhotoAddress = (reference: string, picture: ListingPicture) => string;

export interface PhotoLinks {
  /** Valid as long as the listing is on the portal. */
  path(reference: string, name: string): string;
  /** True when the signature is this server's. */
  holds(reference: string, name: string, signature: string): boolean;
}

/** Signs addresses of portals' pictures with the installation's secret, so that they cannot be guessed. */
export function createPhotoLinks(keys: InstallationKeys): PhotoLinks {
  const signer = keys.signer('portal photos');
  const messageOf = (reference: string, name: string) => [reference, name].join('\n');
  return {
    path: (reference, name) =>
      `/api/sync/photo/${[reference, signer.sign(messageOf(reference, name)), name].map(encodeURIComponent).join('/')}`,
    holds: (reference, name, signature) => signer.holds(messageOf(reference, name), signature),
  };
}
