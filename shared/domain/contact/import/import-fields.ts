import type { FieldProblem } from '../../common/problem';

/** Fields to map columns to; all optional, each to one column. */
export const IMPORT_FIELDS = [
  'title',
  'lastName',
  'firstName',
  /** Both names in one cell, family name first. */
  'lastFirst',
  /** Both names in one cell, first name first. */
  'firstLast',
  'company',
  'email',
  'mobile',
  'phone',
  'workPhone',
  'street',
  'postcode',
  'city',
  'contactType',
  'negotiator',
  'source',
  'observation',
  'nextFollowUp',
  /** Channels consented to: "e-mail, téléphone". */
  'consent',
  'consentEmail',
  'consentPhone',
  'consentSms',
  'consentDate',
  'consentProof',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Raw cells of a line by field. */
export type ImportValues = Partial<Record<ImportField, string>>;

/** Problem of a cell, with a French message. */
export interface ImportProblem extends FieldProblem {
  path: ImportField;
}

/** Maximum length of cells; other fields have rules of their own. */
export const MAX_LENGTH: Readonly<Partial<Record<ImportField, number>>> = {
  lastName: 100,
  firstName: 100,
  company: 200,
  street: 200,
  city: 100,
  source: 100,
  observation: 10_000,
  consentProof: 500,
};
