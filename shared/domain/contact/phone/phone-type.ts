import type { PhoneType } from '../contact.enums';

/** Type of a number: French prefixes tell mobiles apart. */
export const phoneTypeOf = (e164: string): PhoneType =>
  /^\+(?:33[67]|(?:262|590|594|596)[67]|508(?:708|55))/.test(e164) ? 'MOBILE' : 'HOME';
