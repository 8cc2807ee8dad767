import type { Note } from './note';
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

/** A commune as a line writes it. */
export interface PlaceName {
  postcode: string | null;
  city: string;
  /** The fields it was read from, for the report. */
  from: string;
}

/** Where the property lies, as the file says it; resolving the commune is the reader's business. */
export interface NamedPlace extends PlaceName {
  /** Every other place that the line names, the most trusted first. */
  others: PlaceName[];
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
  /** Who holds the mandate at the other agency: an agent or a firm, never the owner. */
  mandatary: NamedPerson | null;
  /** Whom portals show: the agency's own negotiator. */
  shown: NamedPerson;
  /** Remarks for the staff: the mandate there, private comments. */
  remarks: string[];
  /** What was assumed or left out. */
  notes: Note[];
  /** Numbers of the columns in which the line says something that is not kept. */
  leftOut: number[];
}

export interface RefusedListing {
  line: number;
  reference: string;
  reasons: string[];
}
