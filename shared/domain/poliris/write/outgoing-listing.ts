import type { Property } from '../../property/property.schema';

/** A property as a portal is to show it, with what stands in other records. */
export interface OutgoingListing {
  property: Omit<Property, 'media'>;
  /** The agency's identifier at the portal. */
  account: string;
  /** The running mandate by its register; null where the agency does not say it. */
  mandate: { number: string; date: string | null; exclusive: boolean } | null;
  /** Whom the portal shows. */
  contact: { name: string; phone: string; email: string };
  /** The agency's own scale of fees; that of the listing, where another agency holds the mandate, comes first. */
  feeScaleUrl: string | null;
  /** Addresses of the pictures, or the names of their files in the package, in their order. */
  photos: readonly string[];
  /** Captions of the photos. */
  captions: readonly string[];
}
