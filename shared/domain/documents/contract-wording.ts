import { cutText } from '../common/text/characters';
import type { DateTime } from '../common/date-time';
import { capitalize } from '../common/french';
import { frenchFirstOfMonth } from '../common/french-first-of-month';
import { parisFormat } from '../common/day';
import { CONTACT_TITLE_WORDS } from '../contact/contact-title-words';
import type { ContactTitle } from '../contact/contact.enums';

const NO_BREAK = '\u00a0';

interface Named {
  title: ContactTitle | null;
  firstName: string;
  lastName: string;
  company?: string | null;
}

/**
 * Formal name in contracts: "Madame Maïalen HARISPE"; a company by its name, ignoring titles. Empty when only a title
 * is known.
 */
export function formalName({ title, firstName, lastName, company }: Named): string {
  const firm = company?.trim() ?? '';
  if (firm !== '' && (title === 'COMPANY' || lastName.trim() === '')) return firm;
  const names = [firstName, lastName.toLocaleUpperCase('fr')].map((part) => part.trim()).filter((part) => part !== '');
  if (names.length === 0) return firm;
  const civility = title === null || title === 'COMPANY' ? [] : [capitalize(CONTACT_TITLE_WORDS[title].fr)];
  return [...civility, ...names].join(' ');
}

interface Couple extends Named {
  secondPerson: Named | null;
}

/** Names of the persons of a contact: "Monsieur et Madame" means two only while the second has no name. */
export function personNames({ secondPerson, ...first }: Couple): string[] {
  if (!secondPerson) return [formalName(first)];
  const title = first.title === 'MR_AND_MRS' ? null : first.title;
  return [formalName({ ...first, title }), formalName(secondPerson)];
}

/** "Madame Maïalen HARISPE et Monsieur Jean HARISPE". */
export const partyName = (contact: Couple): string =>
  personNames(contact)
    .filter((name) => name !== '')
    .join(' et ');

const POLITE_TITLES = {
  MR: capitalize(CONTACT_TITLE_WORDS.MR.fr),
  MRS: capitalize(CONTACT_TITLE_WORDS.MRS.fr),
} as const;

const politeTitleOf = (title: ContactTitle | null): string | null =>
  title === 'MR' || title === 'MRS' ? POLITE_TITLES[title] : null;

/**
 * Salutation of a letter: "Monsieur"; of a couple both ("Madame, Monsieur", "Mesdames"); "Madame, Monsieur" when
 * unknown, as for a company.
 */
export function salutation({ secondPerson, ...first }: Couple): string {
  const firm = Boolean(first.company?.trim()) && first.lastName.trim() === '';
  const one = firm ? null : politeTitleOf(first.title);
  if (!secondPerson) return one ?? 'Madame, Monsieur';
  const other = politeTitleOf(secondPerson.title);
  if (one === null || one !== other) return 'Madame, Monsieur';
  return one === POLITE_TITLES.MR ? 'Messieurs' : 'Mesdames';
}

/** "Monsieur Harispe", "Peio Harispe" without a title; null without a name. */
function greetedName({ title, firstName, lastName }: Named, name = lastName): string | null {
  const polite = politeTitleOf(title);
  const known = name.trim();
  if (polite !== null) return known === '' ? null : `${polite} ${known}`;
  return [firstName.trim(), known].filter((part) => part !== '').join(' ') || null;
}

/** First line of a message: "Bonjour Madame Harispe,", both names for a couple; "Bonjour," for a company. */
export function greeting({ secondPerson, ...first }: Couple): string {
  if (secondPerson) {
    const both = [greetedName(first), greetedName(secondPerson, secondPerson.lastName.trim() || first.lastName)];
    const knownNames = both.filter((name) => name !== null);
    return knownNames.length === 0 ? 'Bonjour,' : `Bonjour ${knownNames.join(' et ')},`;
  }
  if (first.title === 'MR_AND_MRS') return 'Bonjour Madame, Monsieur,';
  const name = politeTitleOf(first.title) === null ? null : greetedName(first);
  return name === null ? 'Bonjour,' : `Bonjour ${name},`;
}

const longDays = parisFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });
const weekdays = parisFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = parisFormat('fr-FR', { hour: 'numeric', minute: '2-digit' });

/** An ISO day becomes noon in France, so that no time zone changes the day; an instant is unchanged. */
const toDate = (at: DateTime): Date =>
  new Date(typeof at === 'string' && at.length === 10 ? `${at}T12:00:00+01:00` : at);
const withNoBreakSpaces = (day: string): string => frenchFirstOfMonth(day).replaceAll(' ', NO_BREAK);

/** `21 novembre 2026`, `1er mai 2026`, with no-break spaces. */
export const longDay = (at: DateTime): string => withNoBreakSpaces(longDays().format(toDate(at)));

/** `samedi 21 novembre 2026`. */
export const weekdayAndDay = (at: DateTime): string => withNoBreakSpaces(weekdays().format(toDate(at)));

/** `14 h 30`, `9 h`. */
export function hourOf(at: DateTime): string {
  const [hours = '', minutes = ''] = clock().format(toDate(at)).split(':');
  return [String(Number(hours)), 'h', ...(minutes === '00' ? [] : [minutes])].join(NO_BREAK);
}

/** Country codes whose numbers are dialled in France with a leading 0: mainland and overseas departments. */
const FRENCH_CODES = ['33', '262', '590', '594', '596'];

/** Writes `+33612345678` as `06 12 34 56 78`; foreign numbers stay E.164. */
export function frenchPhone(e164: string): string {
  const code = FRENCH_CODES.find((each) => e164.startsWith(`+${each}`) && e164.length === each.length + 10);
  return code ? (`0${e164.slice(code.length + 1)}`.match(/.{1,2}/g) ?? []).join(NO_BREAK) : e164;
}

/** `rez-de-chaussée`, `1er étage`, `3e étage`. */
export function floorWords(floor: number): string {
  if (floor < 0) return floor === -1 ? 'sous-sol' : `${String(-floor)}e sous-sol`;
  if (floor === 0) return 'rez-de-chaussée';
  return `${floor === 1 ? '1er' : `${String(floor)}e`} étage`;
}

/** Whole sentences up to a length, or whole words and an ellipsis when the first sentence is longer. */
export function excerpt(text: string, length: number): string {
  const singleLine = text.replace(/\s+/gu, (space) => (space.includes(NO_BREAK) ? NO_BREAK : ' ')).trim();
  if (singleLine.length <= length) return singleLine;
  const cut = singleLine.slice(0, length + 1);
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  if (sentence > length / 3) return cut.slice(0, sentence + 1).trim();
  // a single long word is cut between characters
  const end = cut.lastIndexOf(' ');
  const shortened = end > 0 ? cut.slice(0, end) : cutText(singleLine, length);
  return `${shortened.replace(/[\s,;:–-]+$/u, '')}…`;
}
