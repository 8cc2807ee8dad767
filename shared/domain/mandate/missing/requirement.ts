import type { AgencyFields } from '../../agency/agency.schema';
import type { Contact } from '../../contact/contact.schema';
import type { MandateFileKind } from '../../media/media.enums';
import type { Property } from '../../property/property.schema';
import type { MandateFields } from '../mandate.schema';

/** Place of a missing fact: a record and the field of its form. */
export interface MissingPlace {
  of: 'contact' | 'property' | 'mandate' | 'folder' | 'agency';
  /** Id of a contact, or of the mandate and its folder; reference of a property; null for the agency. */
  ref: string | null;
  /** For the folder: kind of the missing file. */
  field: string;
}

/** A required item that a mandate lacks. */
export interface Missing {
  /** "birthDate": unique within a record. */
  key: string;
  /** Name of the person concerned; null for none. */
  who: string | null;
  message: string;
  place: MissingPlace;
}

/** Records that a mandate is built from before signature. */
export interface Unsigned {
  mandate: MandateFields & { id: number };
  property: Property;
  principals: readonly Contact[];
  agency: AgencyFields;
  /** The kinds of files in its folder. */
  folder: readonly MandateFileKind[];
}

/** One required fact of a record. */
export interface Requirement<Record> {
  key: string;
  field: string;
  message: string;
  /** Article and text. */
  source: string;
  lacks: (record: Record) => boolean;
}

export const isBlank = (value: string | null | undefined): boolean => (value ?? '').trim() === '';
