import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhoneType } from './contact.enums';

/**
 * A number as people here write it ("06 12 34 56 78", "0033 6…", "+34 …") in E.164; null when no such number exists in
 * its country. Without a country's code it is dialled in France. The smallest numbering plans are enough for that: the
 * larger ones only tell mobiles from fixed lines all over the world.
 */
export function readPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.replace(/\s+/g, ' ').trim().replace(/^00/, '+'), 'FR');
  return phone?.isValid() && phone.ext === undefined ? phone.number : null;
}

/** What a number is when nobody says: the French plan tells mobiles by their first digit. */
export const phoneTypeOf = (e164: string): PhoneType => (/^\+33[67]/.test(e164) ? 'MOBILE' : 'HOME');
