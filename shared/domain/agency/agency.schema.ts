import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { InseeCode } from '../common/geo/location.schema';
import { Euros, Percent } from '../common/money.schema';
import { WebAddress } from '../common/web-address.schema';
import { TRANSACTION_TYPES } from '../property/property.enums';
import { AgencyMandateTextsSchema } from '../mandate/texts/mandate-text.schema';
import { CARD_KINDS } from './agency.enums';
import { isSiret } from './siret';
import { BAD_EMAIL } from '../contact/email';

const Line = z.string().trim().min(1, 'Ce champ est requis').max(200);
const Email = z.email(BAD_EMAIL).max(254);
/** Stored in E.164; the server parses the typed number. */
const Phone = z.string().trim().max(40);
const Communes = z.array(InseeCode).max(5000);

/** A picture small enough to travel with the settings: about 150 kB. */
const Logo = z
  .string()
  .max(200_000, 'Le logo est trop volumineux (150 ko au plus).')
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'Le logo doit être une image PNG, JPEG ou WebP.');

/**
 * A step of the agency's fees, which are maxima including VAT: up to a price (null: no limit), a share of it or a sum. The
 * price is the one without fees for a sale, the yearly rent without charges for a rental.
 */
export const FeeStepSchema = z
  .strictObject({
    kind: z.enum(TRANSACTION_TYPES),
    upTo: Euros.nullable(),
    percent: Percent.nullable(),
    amount: Euros.nullable(),
  })
  .refine(
    ({ percent, amount }) => (percent === null) !== (amount === null),
    'Indiquez un pourcentage ou un montant, et un seul.',
  );
export type FeeStep = z.infer<typeof FeeStepSchema>;

const RegisterNumber = z.int().min(1).max(10_000_000);

/** Data of the agency for documents and advertisements; unknown values are null. */
export const AgencyFieldsSchema = z.strictObject({
  name: Line,
  legalName: Line.nullable(),
  /** "SARL au capital de 10 000 €". */
  legalForm: Line.nullable(),
  address: z
    .strictObject({ street: Line, postcode: z.string().regex(/^\d{5}$/, 'Un code postal a 5 chiffres'), city: Line })
    .nullable(),
  phone: Phone.nullable(),
  email: Email.nullable(),
  website: WebAddress.nullable(),
  /** A `data:` address. */
  logo: Logo.nullable(),
  opening: z.string().trim().max(500).nullable(),
  siret: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .refine(isSiret, 'Numéro SIRET invalide')
    .nullable(),
  rcs: Line.nullable(),
  vat: z
    .string()
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .pipe(z.string().regex(/^FR[0-9A-Z]{2}\d{9}$/, 'Numéro de TVA invalide'))
    .nullable(),
  professionalCard: z
    .strictObject({ number: Line, chamber: Line, kinds: z.array(z.enum(CARD_KINDS)).min(1).max(2) })
    .nullable(),
  guarantor: z.strictObject({ name: Line, address: Line.nullable(), amount: Euros.nullable() }).nullable(),
  insurer: z.strictObject({ name: Line, address: Line.nullable(), policy: Line.nullable() }).nullable(),
  mediator: z.strictObject({ name: Line, address: Line.nullable(), url: WebAddress.nullable() }).nullable(),
  /** Contact for questions on personal data. */
  dataProtection: z.strictObject({ contact: Line, email: Email.nullable() }).nullable(),
  feeScale: z.array(FeeStepSchema).max(100),
  feeScaleUrl: WebAddress.nullable(),
  /** First number of each register, when a paper register is continued; null for 1. */
  registerStart: z.strictObject({ T: RegisterNumber.nullable(), G: RegisterNumber.nullable() }),
  /** Legal end of the rent control scheme; null while unknown. */
  rentControlEnd: z.iso.date().nullable(),
  /** Communes (INSEE) under rent control. */
  rentControlZones: Communes,
  /**
   * Communes (INSEE) whose zone of tenants' fees the agency sets itself, overriding the product's legal lists; `since`
   * is the first day, null for always.
   */
  tenseZones: z.strictObject({
    veryTense: Communes,
    tense: Communes,
    elsewhere: Communes.default([]),
    since: z.iso.date().nullable().default(null),
  }),
  /** Texts of mandates: means, reports, powers and further clauses. */
  mandateTexts: AgencyMandateTextsSchema,
});
export type AgencyFields = z.infer<typeof AgencyFieldsSchema>;

/** Initially without name, version 0. */
export const AgencySchema = AgencyFieldsSchema.extend({
  name: z.string(),
  version: z.int(),
  modifiedTime: DateTimeSchema.nullable(),
});
export type Agency = z.infer<typeof AgencySchema>;

/** Partial update: absent fields stay. */
export const AgencyPatch = AgencyFieldsSchema.partial();
