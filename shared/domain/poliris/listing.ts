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

/** Location as the file states it; the reader resolves the commune. */
export interface NamedPlace extends PlaceName {
  /** Every other place that the line names, the most trusted first. */
  others: PlaceName[];
  street: string;
  lat: number | null;
  lon: number | null;
  /** True where the file says that the position is that of the address (field 300). */
  exact: boolean;
  country: string;
}

/** Fields kept from a listing: those of a property but location and contacts. */
export type ListedFields = Omit<
  PropertyFields,
  'location' | 'contactTypes' | 'comments' | 'negotiator' | 'propertyStatus'
>;

/** A photograph: its address or the name of a file in the archive, and what stands under it. */
export interface ListedPhoto {
  url: string;
  caption: string;
}

export interface ListedMandate {
  /** As it is written. */
  number: string;
  /** Day, ISO; null where there is none that can be read. */
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
  /** Whom portals show: the agency's own negotiator. */
  shown: NamedPerson;
  /** The mandate as fields 112, 113 and 83 name it; null where no number is given. */
  mandate: ListedMandate | null;
  /** Remarks for the staff: the mandate there, private comments. */
  remarks: string[];
  /** Assumptions and omissions. */
  notes: Note[];
  /** Numbers of the columns in which the line says something that is not kept. */
  leftOut: number[];
}

export interface RefusedListing {
  line: number;
  reference: string;
  reasons: string[];
}
