import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plans } from './plans';

/** Makes this process use the full numbering plans; see `plans`. */
export function useFullPlans(): void {
  plans.parse = parsePhoneNumberFromString;
}
