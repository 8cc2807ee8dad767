import { isEmail } from './email';
import { readPhone } from './phone/phone';

/** Identity parsed from a search text, for a new contact. */
export interface TypedContact {
  /** The typed name: `Maïalen Harispe`. */
  name?: string;
  /** E.164. */
  phone?: string;
  email?: string;
}

const LETTERS = /^\p{L}[\p{L}\p{M}'’.\- ]*$/u;
const MIN_LETTERS = 2;
const MAX_LETTERS = 100;

/** Recognises a telephone number, an e-mail address or a name in a text; null for none of them. */
export function contactFromText(text: string): TypedContact | null {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (isEmail(typed)) return { email: typed };
  const phone = readPhone(typed);
  if (phone) return { phone };
  const isName = typed.length >= MIN_LETTERS && typed.length <= MAX_LETTERS && LETTERS.test(typed);
  return isName ? { name: typed } : null;
}

const isCapital = (word: string): boolean => word.length > 1 && word === word.toLocaleUpperCase('fr');

/**
 * Splits a name. Words in capitals are the family name (« HARISPE Maïalen »); else the first word is the first name; a
 * single word is the family name.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const capitals = words.filter(isCapital);
  if (capitals.length > 0 && capitals.length < words.length)
    return { firstName: words.filter((word) => !isCapital(word)).join(' '), lastName: capitals.join(' ') };
  const [first = '', ...rest] = words;
  return rest.length === 0 ? { firstName: '', lastName: first } : { firstName: first, lastName: rest.join(' ') };
}
