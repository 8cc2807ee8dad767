import type { EnergyLabel, PropertyType, TransactionType } from '../property/property.enums';
import type { PropertyFields } from '../property/property.schema';

/** A person or agency that a listing names. */
export interface NamedPerson {
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
  email: string;
  address: string;
  postcode: string | null;
  city: string;
}

/** Where the property lies, as the file says it; resolving the commune is the reader's business. */
export interface NamedPlace {
  postcode: string | null;
  city: string;
  street: string;
  lat: number | null;
  lon: number | null;
  country: string;
}

/** What the product keeps of a listing: the fields of a property but its place and its contacts. */
export type ListedFields = Omit<
  PropertyFields,
  'location' | 'contactTypes' | 'comments' | 'negotiator' | 'propertyStatus'
>;

export interface Listing {
  line: number;
  agencyId: string;
  reference: string;
  /** Constant for the listing's life; its reference when the file gives none. */
  key: string;
  transactionType: TransactionType;
  propertyType: PropertyType;
  place: NamedPlace;
  fields: ListedFields;
  energyClass: EnergyLabel | null;
  photos: string[];
  owner: NamedPerson | null;
  /** Whom portals show: the agency's own negotiator. */
  shown: NamedPerson;
  /** Remarks for the staff: the mandate there, private comments. */
  remarks: string[];
  /** What was mended or left out, in French. */
  warnings: string[];
}

export interface RefusedListing {
  line: number;
  reference: string;
  reasons: string[];
}
