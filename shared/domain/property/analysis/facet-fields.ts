import { PROPERTY_FIELDS, type PropertyField } from '../property-catalogue';
import type { Facet } from './dimensions';

/** Field of a facet; price, mandate and date added have several or none. */
export const FACET_FIELDS: Readonly<Partial<Record<Facet, PropertyField>>> = {
  transactionType: PROPERTY_FIELDS.transactionType,
  propertyType: PROPERTY_FIELDS.propertyType,
  propertyStatus: PROPERTY_FIELDS.propertyStatus,
  city: PROPERTY_FIELDS['location.city'],
  homeSize: PROPERTY_FIELDS['propertyMetadata.homeSize'],
  landSize: PROPERTY_FIELDS['propertyMetadata.landSize'],
  rooms: PROPERTY_FIELDS['propertyMetadata.roomCount'],
  bedrooms: PROPERTY_FIELDS['propertyMetadata.bedroomCount'],
  dpe: PROPERTY_FIELDS['energyEfficiency.energyClass'],
  negotiator: PROPERTY_FIELDS.negotiator,
  features: PROPERTY_FIELDS.features,
};
