import type { Property } from '../../property/property.schema';

/** A property to publish on a portal, with data of other records. */
export interface OutgoingListing {
  property: Omit<Property, 'media'>;
  /** The agency's identifier at the portal. */
  account: string;
  /** The running mandate's register entry; null when the agency does not publish it. */
  mandate: { number: string; date: string | null; exclusive: boolean } | null;
  /** Contact shown on the portal. */
  contact: { name: string; phone: string; email: string };
  /** Address of the agency's fee scale; the listing's own, for another agency's mandate, takes precedence. */
  feeScaleUrl: string | null;
  /** Addresses of the pictures, or file names in the package, in order. */
  photos: readonly string[];
  /** Captions of the photos. */
  captions: readonly string[];
}
