import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { CommentSchema } from '../common/comment.schema';
import { InseeCode, LocationSchema } from '../common/geo/location.schema';
import { findRequest, pageOf } from '../common/paging.schema';
import * as enums from './contact.enums';
import { FIELD_COLUMNS } from './list/contact-columns';
import { CriterionSchema } from './criterion.schema';

export const PhoneSchema = z.strictObject({
  /** E.164: "+33612345678". */
  number: z.string().regex(/^\+[1-9]\d{5,14}$/, 'Numéro de téléphone invalide'),
  type: z.enum(enums.PHONE_TYPES),
  main: z.boolean(),
  note: z.string().max(100),
});
export type Phone = z.infer<typeof PhoneSchema>;

export const ConsentSchema = z.strictObject({
  channel: z.enum(enums.CONSENT_CHANNELS),
  given: z.boolean(),
  date: z.iso.date(),
  proof: z.string().max(500),
});

export const PersonSchema = z.strictObject({
  title: z.enum(enums.CONTACT_TITLES).nullable(),
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  email: z.string().max(254).nullable(),
});

const BirthSchema = z.strictObject({ date: z.iso.date().nullable(), place: z.string().max(200) });

export const ContactFieldsSchema = PersonSchema.extend({
  contactType: z
    .array(z.enum(enums.CONTACT_TYPES))
    .min(1, 'Veuillez choisir au moins une valeur')
    .max(enums.CONTACT_TYPES.length),
  company: z.string().max(200).nullable(),
  location: LocationSchema.nullable(),
  phone: z.array(PhoneSchema).max(20),
  observation: z.string().max(10_000),
  comments: z.array(CommentSchema).max(1000),
  negotiator: z.string().max(254).nullable(),
  archived: z.boolean(),
  filters: z.array(CriterionSchema).max(50),
  consents: z.array(ConsentSchema).max(50),
  source: z.string().max(100).nullable(),
  nextFollowUp: z.iso.date().nullable(),
  secondPerson: PersonSchema.nullable(),
  birth: BirthSchema.nullable(),
  /** Birth of the second person. */
  secondBirth: BirthSchema.nullable(),
  maritalStatus: z.string().max(200).nullable(),
  /** Registration of a company: "RCS Bayonne 812 345 678". */
  registration: z.string().max(200).nullable(),
  /** Capacity of a company's signatory: "gérant". */
  capacity: z.string().max(100).nullable(),
});
export type ContactFields = z.infer<typeof ContactFieldsSchema>;

export const ContactSchema = ContactFieldsSchema.extend({
  id: z.int().min(1),
  /** True when the data was erased on request: the contact is read-only. */
  erased: z.boolean(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
  version: z.int(),
});
export type Contact = z.infer<typeof ContactSchema>;

/** One row of a list. */
export const ContactSummarySchema = z.strictObject({
  id: z.int(),
  title: z.enum(enums.CONTACT_TITLES).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  contactType: z.array(z.enum(enums.CONTACT_TYPES)),
  email: z.string().nullable(),
  /** Main number first, E.164. */
  phones: z.array(z.string()),
  city: z.string().nullable(),
  postcode: z.string().nullable(),
  negotiator: z.string().nullable(),
  criteriaCount: z.int(),
  archived: z.boolean(),
  erased: z.boolean(),
  nextFollowUp: z.iso.date().nullable(),
  /** Requested columns; only in responses to a search. */
  columns: z.partialRecord(z.enum(FIELD_COLUMNS), z.union([z.boolean(), z.number(), z.string()]).nullable()).optional(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
  version: z.int(),
});
export type ContactSummary = z.infer<typeof ContactSummarySchema>;

export const ContactFilterSchema = z.strictObject({
  text: z.string().max(200).optional(),
  contactType: z.array(z.enum(enums.CONTACT_TYPES)).max(enums.CONTACT_TYPES.length).optional(),
  negotiator: z.string().max(254).optional(),
  archived: z.boolean().optional(),
  hasFilters: z.boolean().optional(),
  matchesReference: z.string().max(40).optional(),
  /** Follow-up due before that day, exclusive. */
  followUpBefore: z.iso.date().optional(),
  /** INSEE codes of communes where they live, any of them. */
  cities: z.array(InseeCode).max(200).optional(),
  /** Origin, compared without accents and case. */
  source: z.string().max(100).optional(),
  /** Last activity on that day or earlier. */
  silentSince: z.iso.date().optional(),
  mailConsent: z.enum(enums.CONSENT_ANSWERS).optional(),
});
export type ContactFilter = z.infer<typeof ContactFilterSchema>;

export const ContactFindRequest = findRequest(ContactFilterSchema, enums.CONTACT_ORDER).extend({
  /** Additional fields of each line in the response. */
  columns: z.array(z.enum(FIELD_COLUMNS)).max(FIELD_COLUMNS.length).optional(),
});
export const ContactFindReply = pageOf(ContactSummarySchema);

/** Maximum number of follow-ups, more than the home page shows. */
const MAX_FOLLOW_UPS = 50;

/** Follow-ups due before a day, exclusive. */
export const FollowUpsRequest = z.strictObject({
  before: z.iso.date(),
  /** Contacts in charge of one user; everybody's when missing. */
  negotiator: z.string().max(254).optional(),
  pageSize: z.int().min(1).max(MAX_FOLLOW_UPS).default(10),
});
export type FollowUpsQuery = z.output<typeof FollowUpsRequest>;
