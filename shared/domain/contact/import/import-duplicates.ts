import { townKey } from '../../commune/arrondissements';
import { normalise } from '../../common/text/normalise';
import type { ContactFields } from '../contact.schema';
import { IMPORT_DUPLICATE_REASONS, type ImportDuplicateReason } from './import.enums';

/** Fields that identify a contact. */
export interface Recognised extends Pick<ContactFields, 'firstName' | 'lastName' | 'company' | 'email'> {
  phones: readonly string[];
  city: string;
  secondPerson?: Pick<ContactFields, 'firstName' | 'lastName' | 'email'> | null;
}

/** Values of a contact that identify duplicates. */
export const recognisedBy = (fields: ContactFields, city: string): Recognised => ({
  ...fields,
  phones: fields.phone.map(({ number }) => number),
  city,
});

/** True for a line with a name and nothing else to distinguish namesakes. */
export const isNameOnly = ({ email, phones, city, secondPerson }: Recognised): boolean =>
  !email && !secondPerson?.email && phones.length === 0 && normalise(city) === '';

type PersonName = Pick<ContactFields, 'firstName' | 'lastName'>;

/** Persons of a contact with a name; the second one's surname defaults to the first one's. */
export const personsOf = ({ firstName, lastName, secondPerson }: Recognised): PersonName[] =>
  [
    { firstName, lastName },
    ...(secondPerson?.firstName
      ? [{ firstName: secondPerson.firstName, lastName: secondPerson.lastName || lastName }]
      : []),
  ].filter((person) => person.lastName !== '');

/** Lower-case e-mail addresses of a contact's persons. */
export const emailsOf = ({ email, secondPerson }: Recognised): string[] =>
  [email, secondPerson?.email].flatMap((each) => (each ? [each.toLowerCase()] : []));

/** Names independent of the order of their parts. */
function namesOf(person: Recognised): string[] {
  const persons = personsOf(person).map((each) =>
    [normalise(each.lastName), normalise(each.firstName)].sort().join('|'),
  );
  return [...new Set([...persons, normalise(person.company ?? '')])].filter((name) => name !== '');
}

const key = (reason: ImportDuplicateReason, ...parts: string[]): string => [reason, ...parts].join(':');

/** Keys by which later lines recognise the person. */
function identifyingKeysOf(person: Recognised): string[] {
  const city = townKey(person.city);
  const names = namesOf(person);
  return [
    ...emailsOf(person).map((email) => key('EMAIL', email)),
    ...person.phones.map((number) => key('PHONE', number)),
    ...(city === '' ? [] : names.map((name) => key('NAME_AND_CITY', name, city))),
    ...names.map((name) => key('NAME', name)),
  ];
}

export interface DuplicateInFile {
  line: number;
  reasons: ImportDuplicateReason[];
}

/** Finds lines about the person of an earlier line; only accepted lines are added. */
export class FileDuplicates {
  private readonly seenKeys = new Map<string, number>();

  /** Earlier line with the strongest match, and why; null for none. */
  find(person: Recognised): DuplicateInFile | null {
    const isNameOnlyPerson = isNameOnly(person);
    const shared = identifyingKeysOf(person)
      .filter(
        (identifyingKey) =>
          this.seenKeys.has(identifyingKey) && (isNameOnlyPerson || !identifyingKey.startsWith(key('NAME', ''))),
      )
      .map((identifyingKey) => ({ line: this.seenKeys.get(identifyingKey) ?? 0, mark: identifyingKey }));
    const line = shared[0]?.line;
    if (line === undefined) return null;
    const matchReasons = shared
      .filter((each) => each.line === line)
      .map(({ mark: identifyingKey }) => identifyingKey.slice(0, identifyingKey.indexOf(':')));
    return { line, reasons: IMPORT_DUPLICATE_REASONS.filter((reason) => matchReasons.includes(reason)) };
  }

  add(person: Recognised, line: number): void {
    for (const identifyingKey of identifyingKeysOf(person))
      if (!this.seenKeys.has(identifyingKey)) this.seenKeys.set(identifyingKey, line);
  }
}
