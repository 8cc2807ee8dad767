import { cutText } from '../../common/text/characters';
import { readDate } from '../../poliris/values';
import type { ContactType } from '../contact.enums';
import { contactProblem } from '../contact-problem';
import { readContact } from '../contact.rules';
import type { ContactFields } from '../contact.schema';
import { EMPTY_CONTACT } from '../draft-contact';
import { frenchNumber } from '../../common/french';
import { readConsents } from './import-consents';
import { MAX_LENGTH, type ImportField, type ImportProblem, type ImportValues } from './import-fields';
import { readName, readTitle } from './import-names';
import { readNegotiator, readPhones, readPlace, readTypes, type ImportPerson, type ImportPlace } from './import-values';

/** Default values for lines without one. */
export interface ImportDefaults {
  contactType: ContactType;
  source: string | null;
  negotiator: string | null;
}

export interface ImportContext {
  defaults: ImportDefaults;
  /** Active colleagues. */
  people: readonly ImportPerson[];
  /** The day in France, ISO. */
  today: string;
}

/** A line as it would be saved; valid without problems. */
export interface ReadLine {
  /** All but the address, whose commune is not resolved yet. */
  fields: ContactFields;
  place: ImportPlace | null;
  problems: ImportProblem[];
  /** Values skipped in an accepted line. */
  notes: ImportProblem[];
}

function findTooLong(values: ImportValues, problems: ImportProblem[]): void {
  for (const [field, longest] of Object.entries(MAX_LENGTH)) {
    const path = field as ImportField;
    if ((values[path]?.trim().length ?? 0) > longest)
      problems.push({ path, message: `Trop long\u00a0: ${frenchNumber(longest)} caractères au plus.` });
  }
}

/** Names with title; parts split from one cell may be too long. */
function namesOfLine(values: ImportValues, problems: ImportProblem[], notes: ImportProblem[]) {
  const { lastName, firstName, title: before } = readName(values);
  const company = values.company?.trim() ?? '';
  const cell = values.title?.trim() ?? '';
  const civility = readTitle(cell);
  if (cell !== '' && civility === null)
    notes.push({ path: 'title', message: `Non reprise\u00a0: «\u00a0${cutText(cell, 40)}\u00a0».` });
  const title = civility ?? before ?? (company !== '' && lastName === '' && firstName === '' ? 'COMPANY' : null);
  const path = values.lastFirst?.trim() ? 'lastFirst' : 'firstLast';
  const split = !values.lastName?.trim() && !values.firstName?.trim();
  if (split && (lastName.length > 100 || firstName.length > 100))
    problems.push({ path, message: 'Trop long\u00a0: 100 caractères au plus.' });
  return { title, lastName, firstName, company };
}

function typesOf(cell: string, byDefault: ContactType, problems: ImportProblem[]): ContactType[] {
  const { types, unknown } = readTypes(cell);
  if (unknown !== null)
    problems.push({ path: 'contactType', message: `Type inconnu\u00a0: «\u00a0${cutText(unknown, 40)}\u00a0».` });
  return types.length > 0 ? types : [byDefault];
}

function followUpOf(cell: string, problems: ImportProblem[]): string | null {
  const day = readDate(cell);
  if (cell.trim() !== '' && day === null)
    problems.push({ path: 'nextFollowUp', message: 'Date illisible\u00a0: écrivez 21/11/2026.' });
  return day;
}

/** Cell of a problem found by the contact's own rules. */
function cellOf(path: string, phones: readonly { field: ImportField }[]): ImportField {
  const [, index] = /^phone\.(\d+)\./.exec(path) ?? [];
  return index === undefined ? 'email' : (phones[Number(index)]?.field ?? 'phone');
}

/** Google's separator of several values in a cell. */
const BETWEEN = ' ::: ';
/** Fields that keep all values of a cell. */
const SEVERAL: readonly string[] = ['phone', 'mobile', 'workPhone', 'observation', 'contactType'];

/** Keeps the first value of single-valued cells; notes the dropped ones. */
function firstOfSeveral(values: ImportValues, notes: ImportProblem[]): ImportValues {
  // missing cells are undefined here, although the type excludes it
  const filledValues = Object.entries<string | undefined>(values).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const entries = filledValues.map(([field, cell]) => {
    if (SEVERAL.includes(field) || !cell.includes(BETWEEN)) return [field, cell];
    const [first = '', ...others] = cell.split(BETWEEN).map((each) => each.trim());
    notes.push({
      path: field as ImportField,
      message: `Non repris\u00a0: «\u00a0${cutText(others.join(', '), 100)}\u00a0».`,
    });
    return [field, first];
  });
  return Object.fromEntries(entries) as ImportValues;
}

/** Reads one line by the rules for typed contacts. */
export function readImportLine(filledValues: ImportValues, { defaults, people, today }: ImportContext): ReadLine {
  const problems: ImportProblem[] = [];
  const notes: ImportProblem[] = [];
  const values = firstOfSeveral(filledValues, notes);
  findTooLong(values, problems);
  const names = namesOfLine(values, problems, notes);
  const phones = readPhones(values);
  if (phones.length > 20) problems.push({ path: phones[20]?.field ?? 'phone', message: 'Trop de numéros.' });
  const negotiator = readNegotiator(values.negotiator ?? '', people);
  const isProblem = typeof negotiator === 'object' && negotiator !== null;
  if (isProblem) problems.push(negotiator);
  const typed = readContact({
    ...names,
    email: values.email ?? '',
    phone: phones.map(({ field: _, ...phone }) => phone),
    source: values.source?.trim() || defaults.source || '',
  });
  problems.push(...typed.problems.map(({ path, message }) => ({ path: cellOf(path, phones), message })));
  const fields: ContactFields = {
    ...EMPTY_CONTACT,
    ...typed.fields,
    contactType: typesOf(values.contactType ?? '', defaults.contactType, problems),
    negotiator: isProblem ? null : (negotiator ?? defaults.negotiator),
    observation: values.observation?.trim() ?? '',
    nextFollowUp: followUpOf(values.nextFollowUp ?? '', problems),
    consents: readConsents(values, today, problems, notes),
  };
  const place = readPlace(values, problems);
  const nameProblem = contactProblem(fields);
  if (nameProblem) problems.unshift({ path: 'lastName', message: nameProblem.message });
  return { fields, place, problems, notes };
}
