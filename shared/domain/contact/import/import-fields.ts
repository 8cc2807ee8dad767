import type { FieldProblem } from '../../common/problem';

/** Fields that a file's columns may hold; none is required, and none has two columns. */
export const IMPORT_FIELDS = [
  'title',
  'lastName',
  'firstName',
  /** Both names in one cell, the family name first. */
  'lastFirst',
  /** Both names in one cell, the first name first. */
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
  /** Names the means that somebody agreed to: "e-mail, téléphone". */
  'consent',
  'consentEmail',
  'consentPhone',
  'consentSms',
  'consentDate',
  'consentProof',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The cells of one line by what they hold, as they are written. */
export type ImportValues = Partial<Record<ImportField, string>>;

/** Problem of a cell, with a French message. */
export interface ImportProblem extends FieldProblem {
  path: ImportField;
}

/** Longest cells; those of the others are judged by their own rules. */
export const LONGEST: Readonly<Partial<Record<ImportField, number>>> = {
  lastName: 100,
  firstName: 100,
  company: 200,
  street: 200,
  city: 100,
  source: 100,
  observation: 10_000,
  consentProof: 500,
};
