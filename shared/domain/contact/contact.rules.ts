import { withoutInvisible } from '../common/text/characters';
import type { FieldProblem } from '../common/problem';
import type { ContactPatch, PhoneDraft } from './contact-draft.schema';
import type { ContactFields, Phone } from './contact.schema';
import { emailProblem } from './email';
import { mainPhone } from './phone/main-phone';
import { readPhone } from './phone/phone';
import { phoneTypeOf } from './phone/phone-type';

type Person = NonNullable<ContactFields['secondPerson']>;

/** Result of parsing a typed contact: fields, and problems. */
export interface ReadContact {
  fields: Partial<ContactFields>;
  problems: FieldProblem[];
}

const BAD_PHONE = 'Numéro de téléphone invalide';
const TWICE = 'Ce critère figure deux fois.';

const visibleText = (text: string): string => withoutInvisible(text).trim();
const blankIsNone = (text: string | null) => (text === null ? null : visibleText(text) || null);

function readEmail(typed: string | null, path: string, problems: FieldProblem[]): string | null {
  const email = blankIsNone(typed);
  const message = email === null ? null : emailProblem(email);
  if (message !== null) problems.push({ path, message });
  return email;
}

function readPhones(typed: readonly PhoneDraft[], problems: FieldProblem[]): Phone[] {
  const phones = new Map<string, Phone>();
  for (const [index, { number: text, type, main = false, note = '' }] of typed.entries()) {
    if (visibleText(text) === '') continue;
    const number = readPhone(text);
    if (number === null) problems.push({ path: `phone.${index}.number`, message: BAD_PHONE });
    else if (!phones.has(number)) phones.set(number, { number, type: type ?? phoneTypeOf(number), main, note });
  }
  const list = [...phones.values()];
  const mainOne = mainPhone(list);
  return list.map((phone) => ({ ...phone, main: phone === mainOne }));
}

function readSecondPerson(typed: Person | null, problems: FieldProblem[]): Person | null {
  if (typed === null) return null;
  const [firstName, lastName] = [visibleText(typed.firstName), visibleText(typed.lastName)];
  const email = readEmail(typed.email, 'secondPerson.email', problems);
  return firstName === '' && lastName === '' && email === null
    ? null
    : { title: typed.title, firstName, lastName, email };
}

const readBirth = (typed: ContactFields['birth']): ContactFields['birth'] =>
  typed?.date || typed?.place.trim() ? typed : null;

/** Refuses repeated criteria: one of them would silently win. */
function findTwice(filters: ContactFields['filters'], problems: FieldProblem[]): void {
  const seenNumbers = new Set<string>();
  for (const [index, { key }] of filters.entries()) {
    if (seenNumbers.has(key.key)) problems.push({ path: `filters.${index}`, message: TWICE });
    seenNumbers.add(key.key);
  }
}

/**
 * Normalises and validates typed contact data: drops invisible characters, surrounding blanks and blank numbers,
 * converts numbers to E.164 and empty texts to null. Only given fields are checked.
 */
export function readContact(typed: ContactPatch): ReadContact {
  const problems: FieldProblem[] = [];
  const { firstName, lastName, company, email, phone, source, secondPerson, birth, secondBirth, ...named } = typed;
  const { maritalStatus, registration, capacity, ...same } = named;
  const fields: Partial<ContactFields> = { ...same };
  if (firstName !== undefined) fields.firstName = visibleText(firstName);
  if (lastName !== undefined) fields.lastName = visibleText(lastName);
  if (company !== undefined) fields.company = blankIsNone(company);
  if (email !== undefined) fields.email = readEmail(email, 'email', problems);
  if (phone !== undefined) fields.phone = readPhones(phone, problems);
  if (source !== undefined) fields.source = blankIsNone(source);
  if (secondPerson !== undefined) fields.secondPerson = readSecondPerson(secondPerson, problems);
  if (birth !== undefined) fields.birth = readBirth(birth);
  if (secondBirth !== undefined) fields.secondBirth = readBirth(secondBirth);
  if (maritalStatus !== undefined) fields.maritalStatus = blankIsNone(maritalStatus);
  if (registration !== undefined) fields.registration = blankIsNone(registration);
  if (capacity !== undefined) fields.capacity = blankIsNone(capacity);
  if (same.contactType !== undefined) fields.contactType = [...new Set(same.contactType)];
  if (same.filters !== undefined) findTwice(same.filters, problems);
  return { fields, problems };
}
