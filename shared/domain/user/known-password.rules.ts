/** Why a password is too well known: on the list of common ones, in known breaches, or made of the user's own words. */
export type KnownPasswordReason = 'common' | 'leaked' | 'own-words';

/** Name of the product, whatever an installation calls itself. */
const PRODUCT_NAME = 'Pignon';

/**
 * Words of the trade that a password gains nothing from (ASVS 6.1.2). Those of the installation are the title of the
 * product, the agency's names, town, web and e-mail domain, and the user's names and e-mail address.
 */
export const TRADE_WORDS: readonly string[] = [
  'immobilier',
  'immobilière',
  'immo',
  'agence',
  'agent',
  'mandat',
  'mandataire',
  'négociateur',
  'conseiller',
  'vente',
  'achat',
  'location',
  'locataire',
  'propriétaire',
  'gestion',
  'transaction',
  'estimation',
  'compromis',
  'notaire',
  'visite',
  'maison',
  'appartement',
  'terrain',
  'villa',
  'loyer',
  'bail',
  'honoraires',
  'exclusivité',
  'annonce',
  'client',
  'motdepasse',
  'password',
];

/** Characters outside of own words that a password needs, without separators. */
const MIN_OTHER_CHARACTERS = 8;
const SEPARATORS = /[\s._,'’+-]/gu;
/** Shorter words of an agency (« du », « les ») say nothing. */
const MIN_WORD = 4;
/** Names of people may be short: « Léa ». */
const MIN_PERSON_WORD = 3;

const SUBSTITUTES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

/**
 * Form in which passwords are compared: without case, accents and the usual substitutions. 1 stands for l and for i, so
 * that these three become one letter.
 */
export function foldPassword(password: string): string {
  return password
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[01l34@5$7]/g, (letter) => SUBSTITUTES[letter] ?? letter);
}

/** Words of a text, and the text written as one: « Agence du Port » -> agence, port, agenceduport. */
function wordsOf(text: string, min: number): string[] {
  const parts = text.split(/[^\p{L}\p{N}\p{M}]+/u);
  return [...parts, parts.join('')].filter((word) => word.length >= min);
}

/** Domain without its last label, which many share: `agence-du-port.fr` -> `agence-du-port`. */
const withoutTopLevel = (domain: string): string => domain.replace(/\.[^.]*$/, '');

/** Words of an e-mail address. */
function wordsOfEmail(email: string): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [...wordsOf(local, MIN_PERSON_WORD), ...wordsOf(withoutTopLevel(domain), MIN_WORD)];
}

/** Part of an agency's settings from which its words come. */
interface NamedAgency {
  name: string;
  legalName: string | null;
  address: { city: string } | null;
  email: string | null;
  website: string | null;
}

/** Words of an agency that are public anyway, each once: its names, town, web and e-mail domain. */
export function wordsOfAgency({ name, legalName, address, email, website }: NamedAgency): string[] {
  const host = website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : '';
  const texts = [name, legalName ?? '', address?.city ?? '', withoutTopLevel(host)];
  return [...new Set([...texts.flatMap((text) => wordsOf(text, MIN_WORD)), ...wordsOfEmail(email ?? '')])];
}

/** What is known of whoever chooses a password; before sign-in the address alone. */
export interface PasswordOwner {
  /** The product's title in this installation. */
  title: string;
  email: string;
  firstName?: string;
  lastName?: string;
}

/** Words of the product, the trade and the person. */
export function wordsOfOwner({ title, email, firstName = '', lastName = '' }: PasswordOwner): string[] {
  return [
    PRODUCT_NAME,
    ...TRADE_WORDS,
    ...wordsOf(title, MIN_WORD),
    ...wordsOfEmail(email),
    ...wordsOf(firstName, MIN_PERSON_WORD),
    ...wordsOf(lastName, MIN_PERSON_WORD),
  ];
}

/** Stands for a word that was taken out, so that its neighbours do not become another one. */
const GAP = '\0';

/**
 * True when fewer than eight characters are left of a password without these words and separators; false when it has
 * none of the words.
 */
export function isMadeOfWords(password: string, words: readonly string[]): boolean {
  const folded = foldPassword(password);
  const longestFirst = [...new Set(words.map(foldPassword))].sort((one, other) => other.length - one.length);
  let rest = folded;
  for (const word of longestFirst) rest = rest.replaceAll(word, GAP);
  if (rest === folded) return false;
  return Array.from(rest.replaceAll(GAP, '').replace(SEPARATORS, '')).length < MIN_OTHER_CHARACTERS;
}
