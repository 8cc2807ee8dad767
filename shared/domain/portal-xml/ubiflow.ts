import type { OutgoingListing } from '../poliris/write/outgoing-listing';
import { DIAGNOSIS_FIELDS, RENTAL_FIELDS, SALE_FIELDS } from './ubiflow-law.fields';
import { ADVERT_FIELDS, PROPERTY_FIELDS } from './ubiflow.fields';
import { fieldNodes, type XmlNode } from './xml-node';

/** Elements of a listing in the Ubiflow format. */
export function ubiflowAdvert(listing: OutgoingListing): XmlNode {
  const photos = listing.photos.map((text, index) => ({
    name: 'photo',
    attributes: { ordre: String(index + 1) },
    text,
  }));
  const diagnosis = fieldNodes(DIAGNOSIS_FIELDS, listing);
  const service = listing.property.transactionType === 'RENT' ? RENTAL_FIELDS : SALE_FIELDS;
  return {
    name: 'annonce',
    children: [
      ...fieldNodes(ADVERT_FIELDS, listing),
      ...(photos.length > 0 ? [{ name: 'photos', children: photos }] : []),
      {
        name: 'bien',
        children: [
          ...fieldNodes(PROPERTY_FIELDS, listing),
          ...(diagnosis.length > 0 ? [{ name: 'diagnostiques', children: diagnosis }] : []),
        ],
      },
      { name: 'prestation', children: fieldNodes(service, listing) },
    ],
  };
}
