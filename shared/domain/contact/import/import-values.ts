import type { ContactType } from '../contact.enums';
import type { PhoneDraft } from '../contact-draft.schema';
import { readPhone } from '../phone/phone';
import type { ImportField, ImportProblem, ImportValues } from './import-fields';
import { headingKey } from '../../import/heading-key';

const TYPES: Readonly<Record<ContactType, string>> = {
  CUSTOMER: 'client|cliente|clients|acquereur|acquereurs|acheteur|acheteuse|prospect|customer|buyer|lead',
  OWNER: 'proprietaire|proprietaires|vendeur|vendeuse|vendeurs|bailleur|mandant|owner|seller|landlord',
  TENANT: 'locataire|locataires|tenant',
  NEGOTIATOR: 'negociateur|negociatrice|negotiator',
  NOTARY: 'notaire|notaires|notary',
  PARTNER: 'partenaire|partenaires|apporteur|apporteur d affaires|confrere|agence|partner|agency',
  SUPPLIER: 'fournisseur|fournisseurs|artisan|prestataire|diagnostiqueur|supplier|vendor|contractor',
};
const TYPE_OF = new Map(
  Object.entries(TYPES).flatMap(([type, words]) => words.split('|').map((word) => [word, type as ContactType])),
);

/** "Acquéreur / Vendeur" -> CUSTOMER, OWNER; `unknown` is the first unrecognised word. */
export function readTypes(text: string): { types: ContactType[]; unknown: string | null } {
  const words = text.split(/[,;/|+&\n]|\s(?:et|and)\s/).filter((word) => word.trim() !== '');
  const found = words.map((word) => TYPE_OF.get(headingKey(word)));
  const types = [...new Set(found.filter((type) => type !== undefined))];
  return { types, unknown: words.find((_, index) => found[index] === undefined)?.trim() ?? null };
}

/** Restores the leading zero that spreadsheets drop: 612345678. */
const withLeadingZero = (number: string): string => (/^[1-9]\d{8}$/.test(number) ? `0${number}` : number);

/** Numbers in a cell: one in any notation, or several with separators. */
export function phonesIn(cell: string): string[] {
  const whole = withLeadingZero(cell.trim());
  if (whole === '') return [];
  if (readPhone(whole) !== null) return [whole];
  const parts = whole.split(/:::|[;,/|\n]|\s(?:ou|or|et)\s/).filter((part) => part.trim() !== '');
  return parts.map((part) => withLeadingZero(part.trim()));
}

/** A number and its column. */
export interface ImportedPhone extends PhoneDraft {
  field: ImportField;
}

/** All numbers of a line, mobiles first: the first is the main one. */
export function readPhones({ mobile = '', phone = '', workPhone = '' }: ImportValues): ImportedPhone[] {
  return [
    ...phonesIn(mobile).map((number) => ({ number, field: 'mobile' as const })),
    ...phonesIn(phone).map((number) => ({ number, field: 'phone' as const })),
    ...phonesIn(workPhone).map((number) => ({ number, type: 'WORK' as const, field: 'workPhone' as const })),
  ];
}

/** An address as written in a file; its commune is resolved later. */
export interface ImportPlace {
  street: string;
  postcode: string | null;
  city: string;
}

const POSTCODE_AND_CITY = /^(?:F-)?(\d{5})\s+(\S.*)$/i;

/** Restores "01000" from "1000", and splits "64200 Biarritz" in the town's cell. */
export function readPlace(values: ImportValues, problems: ImportProblem[]): ImportPlace | null {
  const street = values.street?.trim() ?? '';
  const cityText = values.city?.trim() ?? '';
  const [, inCity, onlyCity = cityText] = POSTCODE_AND_CITY.exec(cityText) ?? [];
  const typed = (values.postcode ?? '').replace(/^\s*F-/i, '').replace(/\s/g, '') || (inCity ?? '');
  const postcode = /^\d{4}$/.test(typed) ? `0${typed}` : typed;
  if (postcode !== '' && !/^\d{5}$/.test(postcode))
    problems.push({ path: values.postcode?.trim() ? 'postcode' : 'city', message: 'Un code postal a 5 chiffres' });
  if (street === '' && postcode === '' && onlyCity === '') return null;
  return { street, postcode: postcode || null, city: onlyCity };
}

/** A user who may be in charge. */
export interface ImportPerson {
  loginEmail: string;
  firstName: string;
  lastName: string;
}

/** Colleague named by a cell: by login e-mail, or both names in either order. */
export function readNegotiator(cell: string, people: readonly ImportPerson[]): string | null | ImportProblem {
  const text = cell.trim();
  if (text === '') return null;
  const byEmail = people.find(({ loginEmail }) => loginEmail === text.toLowerCase());
  if (byEmail) return byEmail.loginEmail;
  const key = headingKey(text);
  const namesakes = people.filter(({ firstName, lastName }) =>
    [`${firstName} ${lastName}`, `${lastName} ${firstName}`].some((name) => headingKey(name) === key),
  );
  const [only, ...others] = namesakes;
  if (only && others.length === 0) return only.loginEmail;
  const message = only
    ? 'Plusieurs collègues portent ce nom\u00a0: indiquez l’adresse e-mail.'
    : 'Ce négociateur n’a pas de compte actif.';
  return { path: 'negotiator', message };
}
