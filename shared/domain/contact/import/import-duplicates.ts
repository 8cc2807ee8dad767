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

export const recognisedBy = (fields: ContactFields, city: string): Recognised => ({
  ...fields,
  phones: fields.phone.map(({ number }) => number),
  city,
});

/** True for a line that gives a name and nothing else to tell people of that name apart. */
export const isNameOnly = ({ email, phones, city, secondPerson }: Recognised): boolean =>
  !email && !secondPerson?.email && phones.length === 0 && normalise(city) === '';

type PersonName = Pick<ContactFields, 'firstName' | 'lastName'>;

/** The persons of a contact who have a name; the second has the first one's where none is said. */
export const personsOf = ({ firstName, lastName, secondPerson }: Recognised): PersonName[] =>
  [
    { firstName, lastName },
    ...(secondPerson?.firstName
      ? [{ firstName: secondPerson.firstName, lastName: secondPerson.lastName || lastName }]
      : []),
  ].filter((person) => person.lastName !== '');

/** The e-mail addresses of a contact's persons, in small letters. */
export const emailsOf = ({ email, secondPerson }: Recognised): string[] =>
  [email, secondPerson?.email].flatMap((each) => (each ? [each.toLowerCase()] : []));

/** Names without regard to which of their parts comes first. */
function namesOf(person: Recognised): string[] {
  const persons = personsOf(person).map((each) =>
    [normalise(each.lastName), normalise(each.firstName)].sort().join('|'),
  );
  return [...new Set([...persons, normalise(person.company ?? '')])].filter((name) => name !== '');
}

const key = (reason: ImportDuplicateReason, ...parts: string[]): string => [reason, ...parts].join(':');

/** The marks that a line leaves for those after it. */
function marksOf(person: Recognised): string[] {
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

/** Finds the lines of a file that are of somebody whom an earlier line is of; only lines that are taken are added. */
export class FileDuplicates {
  private readonly marks = new Map<string, number>();

  /** The earlier line that shares most weighty of all, with why; null when there is none. */
  find(person: Recognised): DuplicateInFile | null {
    const named = isNameOnly(person);
    const shared = marksOf(person)
      .filter((mark) => this.marks.has(mark) && (named || !mark.startsWith(key('NAME', ''))))
      .map((mark) => ({ line: this.marks.get(mark) ?? 0, mark }));
    const line = shared[0]?.line;
    if (line === undefined) return null;
    const why = shared.filter((each) => each.line === line).map(({ mark }) => mark.slice(0, mark.indexOf(':')));
    return { line, reasons: IMPORT_DUPLICATE_REASONS.filter((reason) => why.includes(reason)) };
  }

  add(person: Recognised, line: number): void {
    for (const mark of marksOf(person)) if (!this.marks.has(mark)) this.marks.set(mark, line);
  }
}
