import type { Note } from './import-note';
import type { EnergyLabel, PropertyType, TransactionType } from '../property/property.enums';
import type { PropertyFields } from '../property/property.schema';

/** A person or agency named by a listing. */
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

/** A commune as written in a line. */
export interface PlaceName {
  postcode: string | null;
  city: string;
  /** The fields it was read from, for the report. */
  from: string;
}

/** Location as the file states it; the reader resolves the commune. */
export interface NamedPlace extends PlaceName {
  /** Further place names of the line, most trusted first. */
  others: PlaceName[];
  street: string;
  lat: number | null;
  lon: number | null;
  /** True when the position is that of the address (field 300). */
  exact: boolean;
  country: string;
}

/** Fields kept from a listing: a property's without location and contacts. */
export type ListedFields = Omit<
  PropertyFields,
  'location' | 'contactTypes' | 'comments' | 'negotiator' | 'propertyStatus'
>;

/** A photograph: URL or file name in the archive, and its caption. */
export interface ListedPhoto {
  url: string;
  caption: string;
}

export interface ListedMandate {
  /** Number as written. */
  number: string;
  /** ISO day; null when missing or unreadable. */
  date: string | null;
  exclusive: boolean;
}

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
  photos: ListedPhoto[];
  /** Holder of the mandate at the other agency: an agent or company, never the owner. */
  mandatary: NamedPerson | null;
  /** Contact shown on portals: the agency's own negotiator. */
  shown: NamedPerson;
  /** Mandate from fields 112, 113 and 83; null without a number. */
  mandate: ListedMandate | null;
  /** Remarks for the staff: the mandate there, private comments. */
  remarks: string[];
  /** Assumptions and omissions. */
  notes: Note[];
  /** Numbers of filled columns that are not imported. */
  leftOut: number[];
}

export interface RefusedListing {
  line: number;
  reference: string;
  reasons: string[];
}
