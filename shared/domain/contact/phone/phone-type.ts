import type { PhoneType } from '../contact.enums';

/** What a number is when nobody says: the French plans tell mobiles by their first digit. */
export const phoneTypeOf = (e164: string): PhoneType =>
  /^\+(?:33[67]|(?:262|590|594|596)[67]|508(?:708|55))/.test(e164) ? 'MOBILE' : 'HOME';
