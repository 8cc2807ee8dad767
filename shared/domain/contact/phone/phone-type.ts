import type { PhoneType } from '../contact.enums';

/** Derives the type of a number: French plans tell mobiles by their first digits. */
export const phoneTypeOf = (e164: string): PhoneType =>
  /^\+(?:33[67]|(?:262|590|594|596)[67]|508(?:708|55))/.test(e164) ? 'MOBILE' : 'HOME';
