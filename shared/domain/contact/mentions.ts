import type { ContactFields } from './contact.schema';

/** Replacement of an erased name. */
export const REDACTED = '[effacé]';

type Named = Pick<ContactFields, 'firstName' | 'lastName' | 'email'>;

/** Identifying data: names, e-mail, telephones, and the second person. */
export interface Person extends Named {
  phone: readonly { number: string }[];
  secondPerson: Named | null;
}

/** Patterns that find mentions of a person in other texts. */
export interface Mentions {
  /** LIKE patterns, one of which matches any lower-case text with a mention; empty when none is possible. */
  likely: string[];
  /** Removes mentions from a text. */
  redact: (text: string) => string;
}

const MARKS = /\p{M}+/gu;
const foldText = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** Letters without accents and case, each with its position in the text. */
function fold(text: string): { letters: string; at: number[] } {
  let letters = '';
  const at: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const folded = foldText(text.charAt(index));
    letters += folded;
    for (let count = 0; count < folded.length; count += 1) at.push(index);
  }
  return { letters, at };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
const words = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** Separators between words of a name; %20 or + in URLs. */
const WORD_SEPARATORS = String.raw`(?:%20|[^\p{L}\p{N}])+`;
const asWholeWord = (pattern: string) => String.raw`(?:(?<=%20)|(?<![\p{L}\p{N}]))(?:${pattern})(?![\p{L}\p{N}])`;

function namePatterns({ firstName, lastName }: { firstName: string; lastName: string }): string[] {
  const [first, last] = [words(firstName), words(lastName)];
  if (first.length === 0 || last.length === 0) return [];
  const inOrder = (parts: string[]) => asWholeWord(parts.map(escaped).join(WORD_SEPARATORS));
  return [inOrder([...first, ...last]), inOrder([...last, ...first])];
}

/** Digits that identify a number however it is dialled: without French country codes. */
const identifyingDigits = (e164: string) => e164.replace(/^\+(?:33|262|590|594|596)/, '').replace(/\D/g, '');
const phonePattern = (e164: string) =>
  String.raw`(?:(?:\+|%2b|00)?33\D{0,4}|0)?` + Array.from(identifyingDigits(e164)).join(String.raw`[^\d\p{L}]{0,3}`);
const mailPattern = (email: string) => escaped(foldText(email)).replace('@', '(?:@|%40)');

const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** The last four digits, with at most one sign, or an address's space, in their middle. */
function phoneForms(e164: string): string[] {
  const [one, two] = [e164.slice(-4, -2), e164.slice(-2)];
  return ['', '_', String.raw`\%20`].map((mark) => one + mark + two);
}

/** Longest word of a name or address in its possible spellings. */
function spellings(text: string): string[] {
  const [longest = ''] = text.split(/[^\p{L}\p{N}\p{M}]+/u).sort((a, b) => b.length - a.length);
  return [longest.toLowerCase(), foldText(longest), encodeURIComponent(longest).toLowerCase()].map(literal);
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const isText = (text: string | null | undefined): text is string => !!text?.trim();

/**
 * Builds the patterns of a person in other texts: full name in either order, e-mail, telephone. Former identities are
 * included.
 */
export function mentionsOf(formerIdentities: readonly Person[]): Mentions {
  const people = formerIdentities.flatMap((person): Named[] => [
    person,
    ...(person.secondPerson ? [person.secondPerson] : []),
  ]);
  const fullyNamed = people.filter((person) => isText(person.firstName) && isText(person.lastName));
  const mails = unique(people.map(({ email }) => email).filter(isText)).map((mail) => mail.trim());
  const phones = unique(formerIdentities.flatMap(({ phone }) => phone.map(({ number }) => number)));
  const numbers = phones.filter((number) => identifyingDigits(number).length > 5);
  const patterns = unique([
    ...fullyNamed.flatMap(namePatterns),
    ...mails.map(mailPattern),
    ...numbers.map(phonePattern),
  ]);
  const spelledPatterns = [...fullyNamed.map((person) => person.lastName), ...mails].flatMap(spellings);
  const likely = unique([...spelledPatterns, ...numbers.flatMap(phoneForms)]);
  if (patterns.length === 0) return { likely: [], redact: (text) => text };
  const mentionPattern = new RegExp(patterns.join('|'), 'gu');
  return {
    likely: likely.map((text) => `%${text}%`),
    redact(text) {
      const { letters, at } = fold(text);
      let result = '';
      let from = 0;
      for (const found of letters.matchAll(mentionPattern)) {
        const [start = 0, end = 0] = [at[found.index], at[found.index + found[0].length - 1]];
        result += text.slice(from, start) + REDACTED;
        from = end + 1;
      }
      return result + text.slice(from);
    },
  };
}

/** Redacts every text of a JSON value; an object with separate first and last name loses both. */
export function redactAll(value: unknown, mentions: Mentions): unknown {
  if (typeof value === 'string') return mentions.redact(value);
  if (Array.isArray(value)) return value.map((each) => redactAll(each, mentions));
  if (typeof value !== 'object' || value === null) return value;
  const { firstName, lastName } = value as Record<string, unknown>;
  const whole = [firstName, lastName].map((part) => (typeof part === 'string' ? part : '')).join(' ');
  const isNamed = mentions.redact(whole) !== whole;
  const parts = Object.entries(value).map(([key, part]): [string, unknown] =>
    isNamed && (key === 'firstName' || key === 'lastName') ? [key, REDACTED] : [key, redactAll(part, mentions)],
  );
  return Object.fromEntries(parts);
}
