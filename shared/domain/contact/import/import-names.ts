import type { ContactTitle } from '../contact.enums';
import type { ImportValues } from './import-fields';
import { headingKey } from '../../import/heading-key';

const TITLES: Readonly<Record<ContactTitle, string>> = {
  MR: 'm|mr|monsieur|mister|h|homme',
  MRS: 'mme|mrs|ms|madame|mlle|mademoiselle|miss|f|femme',
  MR_AND_MRS: 'm et mme|m mme|mr et mme|mr mme|mme m|mme et m|monsieur et madame|monsieur madame|mr and mrs|mr mrs',
  COMPANY: 'societe|ste|sarl|sas|sci|sa|eurl|entreprise|personne morale|company|firm',
};
const TITLE_OF = new Map(
  Object.entries(TITLES).flatMap(([title, words]) => words.split('|').map((word) => [word, title as ContactTitle])),
);

/** Title in a cell; null for none. */
export const readTitle = (text: string): ContactTitle | null => TITLE_OF.get(headingKey(text)) ?? null;

export interface ReadName {
  title: ContactTitle | null;
  lastName: string;
  firstName: string;
}

/** Titles in front of a name. */
const BEFORE =
  /^((?:m\.?|mr\.?|monsieur)\s*(?:et|&|\/|\s)\s*(?:mme|madame)|monsieur|madame|mademoiselle|mme|mlle|mr|m)(?:\.\s*|\s+)/i;

/** DUPONT, LE, D'ARGENT, but no initial. */
const isCapital = (word: string): boolean =>
  word === word.toLocaleUpperCase('fr') && (word.match(/\p{Lu}/gu)?.length ?? 0) > 1;

const joinWords = (words: readonly string[]): string => words.join(' ');

/** Finds the family name by its capitals; null when ambiguous. */
function byCapitals(words: readonly string[]): { lastName: string; firstName: string } | null {
  const last = words.filter(isCapital);
  if (last.length === 0 || last.length === words.length) return null;
  const from = words.indexOf(last[0] ?? '');
  const together = words.slice(from, from + last.length).every(isCapital);
  const isAtAnEnd = from === 0 || from + last.length === words.length;
  if (!together || !isAtAnEnd) return null;
  return { lastName: joinWords(last), firstName: joinWords(words.filter((word) => !last.includes(word))) };
}

/**
 * Splits a cell into names: "DUPONT Jean", "Jean DUPONT", "Dupont, Jean", with an optional title. Without capitals or
 * comma, `first` says what the first word is.
 */
export function splitName(text: string, first: 'lastName' | 'firstName' | 'unknown'): ReadName {
  const [before = ''] = BEFORE.exec(text.trim()) ?? [];
  const title = readTitle(before);
  const name = (title === null ? text : text.trim().slice(before.length)).trim().replace(/\s+/g, ' ');
  const [beforeComma = '', afterComma, ...more] = name.split(',').map((part) => part.trim());
  if (afterComma !== undefined && more.length === 0) return { title, lastName: beforeComma, firstName: afterComma };
  const words = name.split(' ');
  const namesByCase = byCapitals(words);
  if (namesByCase) return { title, ...namesByCase };
  if (words.length < 2 || first === 'unknown') return { title, lastName: name, firstName: '' };
  const [word = '', rest] = [words[0], joinWords(words.slice(1))];
  return first === 'lastName' ? { title, lastName: word, firstName: rest } : { title, lastName: rest, firstName: word };
}

/** Reads the names of a line from any columns. A single column of names is read like a combined one. */
export function readName(values: ImportValues): ReadName {
  const { lastName, firstName, lastFirst = '', firstLast = '' } = values;
  if (lastName?.trim() || firstName?.trim()) {
    if (firstName === undefined) return splitName(lastName ?? '', 'unknown');
    return { title: null, lastName: lastName?.trim() ?? '', firstName: firstName.trim() };
  }
  return lastFirst.trim() ? splitName(lastFirst, 'lastName') : splitName(firstLast, 'firstName');
}
