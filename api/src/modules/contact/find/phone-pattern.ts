import { withoutCode } from '@pignon/shared/domain/contact/phone/french-codes';

const LOOKS_LIKE_PHONE = /^[+\d][\d\s().\-/\u00a0\u202f]*$/;
const MIN_DIGITS = 3;

/**
 * What to look for among phone numbers when a text looks like one, whatever its spacing: "+33 6 12", "0033612",
 * "06.12" all give the digits as they are kept ("0612"). Null when the text is no number.
 */
export function phonePattern(text: string): string | null {
  const typed = text.trim();
  const digits = typed.replace(/\D/g, '');
  if (!LOOKS_LIKE_PHONE.test(typed) || digits.length < MIN_DIGITS) return null;
  const international = typed.startsWith('+') ? digits : typed.startsWith('00') ? digits.slice(2) : null;
  return `%${international === null ? digits : withoutCode(international)}%`;
}
