import { withoutCode } from '@pignon/shared/domain/contact/phone/french-codes';

const LOOKS_LIKE_PHONE = /^[+\d][\d\s().\-/\u00a0\u202f]*$/;
const MIN_DIGITS = 3;

/**
 * Builds the search pattern of a text that looks like a telephone number, whatever its spacing: "+33 6 12", "0033612"
 * and "06.12" give the stored digits ("0612"). Null for other texts.
 */
export function phonePattern(text: string): string | null {
  const typed = text.trim();
  const digits = typed.replace(/\D/g, '');
  if (!LOOKS_LIKE_PHONE.test(typed) || digits.length < MIN_DIGITS) return null;
  const international = typed.startsWith('+') ? digits : typed.startsWith('00') ? digits.slice(2) : null;
  return `%${international === null ? digits : withoutCode(international)}%`;
}
